/** What scrolls by itself when its content is wider than the page, or, beside fields, higher than the window. */
const selector = '.table-frame, figure.code pre, figure.diagram, .formula';

/** Takes the keyboard's stop from what does not scroll, and gives it to what does: pages are built without knowing their width. */
function judge(entries: readonly { readonly target: Element }[]): void {
  for (const { target } of entries)
    (target as HTMLElement).tabIndex =
      target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight + 1 ? 0 : -1;
}

/** Follows what is on the page and what comes later: the next page, and what interactive parts draw. To be called once. */
export function followScrollers(): void {
  const sizes = new ResizeObserver(judge);
  const follow = ({ target }: { readonly target: Node }): void =>
    (target as Element).querySelectorAll(selector).forEach((element) => sizes.observe(element));
  new MutationObserver((changes) => changes.forEach(follow)).observe(document, { childList: true, subtree: true });
  follow({ target: document });
}
