import type { ReactNode } from 'react';
import { useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';

/** The mobile sidebar of a document: its section, and the way back to the main menu, which takes the keyboard's focus along. */
export default function SecondaryMenu(): ReactNode {
  const { content, hide } = useNavbarSecondaryMenu();
  return (
    <>
      <button
        type="button"
        className="clean-btn navbar-sidebar__back"
        onClick={() => {
          hide();
          requestAnimationFrame(() =>
            document.querySelector<HTMLElement>('.navbar-sidebar__items .menu__link')?.focus(),
          );
        }}
      >
        ← Back to main menu
      </button>
      {content}
    </>
  );
}
