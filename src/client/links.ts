import { internalTarget } from './internal-target.ts';
import { navigate } from './history.ts';

function targetOf(event: Event): string | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-page] a[href]') : null;
  return link === null ? undefined : internalTarget(link, window.location);
}

function handleClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const target = targetOf(event);
  if (target !== undefined && navigate(target)) event.preventDefault();
}

function handleIntent(event: Event): void {
  const target = targetOf(event);
  if (target !== undefined) void window.docusaurus.preload(new URL(target, window.location.href).pathname);
}

/**
 * Links in the static part of a page: a click swaps the page without a reload, and pointing at a link or focusing it loads
 * its page ahead. Links of the React parts do the same by themselves.
 */
export function installLinks(): void {
  document.addEventListener('click', handleClick);
  document.addEventListener('mouseover', handleIntent, { passive: true });
  document.addEventListener('touchstart', handleIntent, { passive: true });
  document.addEventListener('focusin', handleIntent);
}
