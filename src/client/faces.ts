import { facesKey } from '@site/framework/fonts/ask-for-faces';
import { isSlowConnection } from '@site/framework/instant-pages/runtime/is-slow-connection';
import { recall, remember } from '../behaviour/storage.ts';

/** The faces that the script of the head decides about: those of which a change would move lines. */
const decided = /^"?Site (?:Display|Text)"?$/;

let areKept = false;

/**
 * Fetches the site's typefaces once the page is at rest, where this visit does without them (framework/fonts/ask-for-faces.ts), and
 * remembers that the browser has them: the next page is shown in them. Nothing is fetched for a reader who saves data.
 */
export function keepFaces(): void {
  const faces = document.querySelector<HTMLElement>('script[data-faces]')?.dataset['faces'];
  if (faces === undefined || recall(facesKey) === faces || isSlowConnection()) return;
  const keep = async (): Promise<void> => {
    // Nothing on the screen asks for them, so that it stays as it is.
    await Promise.all([...document.fonts].filter(({ family }) => decided.test(family)).map((face) => face.load()));
    areKept = true;
    remember(facesKey, faces);
  };
  // A face that did not come is asked for again by the next visit.
  const start = (): void => void keep().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

/** Shows the site's typefaces from now on, if they have come: to be called where another page comes and nothing stays as it was. */
export function showKeptFaces(): void {
  if (areKept) document.documentElement.dataset['faces'] = '';
}
