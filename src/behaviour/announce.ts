const id = 'announcer';

/** Says `message` to screen readers through one live region that the page shares. */
export function announce(message: string): void {
  const region = document.getElementById(id) ?? createRegion();
  // A region only speaks when its content changes, so that the same message twice needs a gap.
  region.textContent = '';
  window.setTimeout(() => {
    region.textContent = message;
  }, 50);
}

function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = id;
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return region;
}
