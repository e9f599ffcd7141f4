import { fragmentsFolder } from './page-markup';

/**
 * The generated fragment `<tree>/<route>` while pages are written (`npm run dev`), from the development server. It is waited
 * for: what renders a page expects it at once. No built page holds this code.
 */
export function referenceHtml(file: string): string {
  const request = new XMLHttpRequest();
  request.open('GET', `${fragmentsFolder}/${file}.html`, false);
  request.send();
  if (request.status !== 200) throw new Error(`There is no generated fragment ${file}: run \`npm run generate\`.`);
  return request.responseText;
}

/** Links are checked when the site is built, not while it is written. */
export function isGeneratedFile(): boolean {
  return true;
}
