import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { product, trees } from '../product.ts';
import { sampleFiles } from '../reference/downloads/sample-files.ts';
import { packageTarball } from '../reference/downloads/tarball.ts';
import type { ZipEntries } from '../reference/downloads/zip.ts';

/** Name of the package and of the command that it brings. */
export const mcpPackageName = `${product.slug}-docs-mcp`;

/** What the server reads of a built site: pages and their Markdown, and the data of search, index and differences. */
const isRead = (file: string): boolean =>
  file === 'index.schema.json' ||
  (Object.values(trees).some((tree) => file.startsWith(`${tree.path}/`)) &&
    /(?:\.html|\.md|\/index\.json|\/differences\.json|\/search-(?:index|content)-[^/]*\.json)$/.test(file));

/**
 * The server with a built site and the samples, as a package for npm that runs without this repository.
 *
 * @param root project root
 * @param site folder of the built site
 * @throws Error when the folder holds no built site
 */
export async function packMcp(root: string, site: string): Promise<Uint8Array> {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter(isRead)
    .sort();
  if (!files.includes('index.schema.json'))
    throw new Error(`There is no built documentation in ${path.basename(site)}/. Run \`npm run build\` first.`);
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'mcp/packed.mts')],
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    // Some of the libraries are CommonJS and ask for Node's own modules.
    banner: {
      js: "#!/usr/bin/env node\nimport { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
    },
    write: false,
  });
  const description = {
    name: mcpPackageName,
    version: product.release,
    description: `${product.title} for assistants, over the Model Context Protocol`,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=20' },
    bin: { [mcpPackageName]: './server.mjs' },
  };
  const entries: ZipEntries = [
    ['LICENSE', readFileSync(path.join(root, 'LICENSE'))],
    ['README.md', Buffer.from(readme)],
    ['package.json', Buffer.from(`${JSON.stringify(description, null, 2)}\n`)],
    ['server.mjs', Buffer.from(outputFiles[0]?.contents ?? [])],
    ...sampleFiles(root).map(({ file, content }) => [`examples/${file}`, Buffer.from(content)] as const),
    ...files.map((file) => [`site/${file}`, readFileSync(path.join(site, file))] as const),
  ];
  return packageTarball(entries);
}

const readme = `# ${mcpPackageName}

${product.description}

Lets an assistant read this documentation over the Model Context Protocol, offline. Install the archive and name the command in the
client's configuration:

\`\`\`json
{ "mcpServers": { "${product.slug}-docs": { "command": "${mcpPackageName}" } } }
\`\`\`

\`${mcpPackageName} --http 8737\` answers at http://127.0.0.1:8737/mcp in place of standard input and output, for programs on the same
computer only.
`;
