import path from 'node:path';
import type { VFile } from 'vfile';

interface Placed {
  readonly position?: { readonly start: { readonly line: number } } | undefined;
}

/** An error of a page, in the form that `npm run build` picks out of the bundler's output: file, line, reason. */
export function docsError(file: VFile, node: Placed, reason: string): Error {
  const line = node.position?.start.line ?? 1;
  const error = new Error(`docs-error: ${path.relative(file.cwd, file.path)}:${line}: ${reason}`);
  error.stack = error.message;
  return error;
}
