const linkSelector = '[data-page] .table-of-contents a[href^="#"]';
const activeClass = 'table-of-contents__link--active';

/** Marks the entry of the section being read in the table of contents, as the page scrolls. The result ends it. */
export function followContents(): () => void {
  const links = new Map<Element, HTMLAnchorElement[]>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(linkSelector)) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading !== null) links.set(heading, [...(links.get(heading) ?? []), link]);
  }
  if (links.size === 0) return () => undefined;
  const headings = [...links.keys()];
  const above = new Set<Element>();
  const mark = (): void => {
    const current = headings.filter((heading) => above.has(heading)).at(-1);
    for (const [heading, entries] of links) {
      for (const entry of entries) entry.classList.toggle(activeClass, heading === current);
    }
  };
  // A heading counts as read once it is in the upper third of the window, or has left it at the top.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (isIntersecting || boundingClientRect.top < 0) above.add(target);
        else above.delete(target);
      }
      mark();
    },
    { rootMargin: '0px 0px -66% 0px' },
  );
  for (const heading of headings) observer.observe(heading);
  return () => observer.disconnect();
}
