import { useEffect, useRef, type ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import IconClose from '@theme/Icon/Close';
import NavbarLogo from '@theme/Navbar/Logo';

/** What lies behind the open sidebar: neither the keyboard nor a screen reader goes there. */
const behind =
  '.navbar__inner, .theme-announcement-bar, #__docusaurus_skipToContent_fallback, .footer, #__docusaurus > [role="region"]';

/**
 * The head of the mobile sidebar. Like a dialogue it takes the focus while it is open, Escape closes it, and the focus goes back to
 * what opened it.
 */
export default function MobileSidebarHeader(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!shown) return undefined;
    const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const others = [...document.querySelectorAll<HTMLElement>(behind)];
    for (const element of others) element.inert = true;
    // The sidebar slides in: until it is visible it takes no focus.
    let frame = 0;
    const takeFocus = (): void => {
      close.current?.focus();
      if (document.activeElement !== close.current) frame = requestAnimationFrame(takeFocus);
    };
    frame = requestAnimationFrame(takeFocus);
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKeyDown);
      for (const element of others) element.inert = false;
      opener?.focus({ preventScroll: true });
    };
  }, [shown, toggle]);
  return (
    <div className="navbar-sidebar__brand">
      <NavbarLogo />
      <NavbarColorModeToggle className="margin-right--md" />
      <button
        ref={close}
        type="button"
        aria-label="Close navigation bar"
        className="clean-btn navbar-sidebar__close"
        onClick={() => toggle()}
      >
        <IconClose />
      </button>
    </div>
  );
}
