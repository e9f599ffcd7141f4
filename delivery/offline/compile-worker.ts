import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The service worker as the browser takes it: one script without imports. Throws when the source has gained one. */
export function compileWorker(source = 'delivery/offline/worker.ts'): string {
  const { outputText } = ts.transpileModule(readFileSync(source, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, removeComments: true },
  });
  const script = outputText.replace(/^export \{\};?\s*$/m, '').trim();
  if (/^\s*(?:import|export)\b/m.test(script))
    throw new Error(`${source} must not import anything: a service worker is one file.`);
  return `(() => {\n${script}\n})();\n`;
}
