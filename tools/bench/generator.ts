import type { BenchPage } from './pages.ts';

/** Another generator of documentation sites, and how the same pages are made with it. */
export interface Generator {
  readonly name: string;
  /** Packages to install, with their exact versions; none when this project's own are used. */
  readonly packages: Readonly<Record<string, string>>;
  /** Files of its project, by path. */
  files(pages: readonly BenchPage[]): Readonly<Record<string, string>>;
  readonly command: readonly string[];
  /** Folder in which it leaves the built site. */
  readonly output: string;
}

/** A page with front matter; the title as a heading where the generator does not set one. */
export function markdownFile({ title, body }: BenchPage, heading: boolean): string {
  const plain = title.replaceAll(/\\(?=[^\w\s])|`/g, '');
  return `---\ntitle: ${JSON.stringify(plain)}\n---\n\n${heading ? `# ${title}\n\n` : ''}${body}`;
}
