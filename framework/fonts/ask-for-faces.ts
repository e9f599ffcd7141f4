/** Where the browser remembers which faces it has: their addresses, which change with their content. */
export const facesKey = 'faces';

/** An answer that is read later than this, in ms after the page was asked for, is one of a slow line or of a slow machine. */
export const soonMs = 140;

/**
 * The script of every page's head that decides whether a visit has the site's own typefaces, before anything is laid out: they are used
 * for the whole document or not at all, so that nothing moves. They are where the browser has them, or where the page came so soon that
 * they come beside the style sheet. On a slow line they would share it with the style sheet, and the first paint would wait for both:
 * such a visit begins with the fallbacks, which take the same room, and src/client/faces.ts fetches the faces afterwards, for the next page.
 * The addresses stand in the script's own attributes, separated by spaces: of the faces, and of the font of formulas on a page that has some.
 * That font is as heavy as both together. Where it is not asked for here, the browser asks once it lays out a formula, and has it for the next page.
 */
export const askForFaces = `{
  const { faces, formulas } = document.currentScript.dataset;
  const [visit] = performance.getEntriesByType('navigation');
  let kept;
  try { kept = localStorage.getItem('${facesKey}'); } catch {}
  if (kept === faces || performance.now() - (visit?.requestStart ?? 0) < ${soonMs}) {
    document.documentElement.dataset.faces = '';
    for (const href of (formulas ? faces + ' ' + formulas : faces).split(' ')) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'font';
      link.crossOrigin = 'anonymous';
      link.href = href;
      document.head.append(link);
    }
  }
}`;
