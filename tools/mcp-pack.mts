import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { mcpPackageName, packMcp } from '../mcp/pack.ts';
import { product } from '../product.ts';

/** Writes the MCP server with the built site into an archive that `npm install` takes. */
const root = path.resolve(import.meta.dirname, '..');
try {
  const file = `${mcpPackageName}-${product.release}.tgz`;
  const archive = await packMcp(root, path.resolve(process.argv[2] ?? path.join(root, 'build')));
  writeFileSync(file, archive);
  console.log(`${file}: ${(archive.length / 1e6).toFixed(1)} MB`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
