/** What scrolls by itself when its content is wider than the page, or, beside fields, higher than the window. */
const selector = '.table-frame, figure.code pre, figure.diagram, .formula';

/** Takes the keyboard's stop from what does not scroll, and gives it to what does: pages are built without knowing their width. */
const observer =
  typeof ResizeObserver === 'undefined'
    ? undefined
    : new ResizeObserver((entries) => {
        for (const { target } of entries) {
          if (target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight + 1)
            target.setAttribute('tabindex', '0');
          else if (document.activeElement !== target) target.removeAttribute('tabindex');
        }
      });

/** To be called whenever new content is on the page. */
export function followScrollers(root: ParentNode = document): void {
  observer?.disconnect();
  for (const element of root.querySelectorAll(selector)) observer?.observe(element);
}
