import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { trees, type TreeName } from '../product.ts';
import type { NetworkDifferences } from '../reference/differences/networks/network-differences.ts';
import type { VersionDifferences } from '../reference/differences/versions/version-differences.ts';
import { readContent } from '../search/engine/content-store.ts';
import { readNames } from '../search/engine/name-store.ts';
import type { SearchIndex } from '../search/engine/search.ts';
import type { ContentGroup, NameGroup } from '../search/format/types.ts';
import type { TreeData } from '../exports/index/types.ts';
import { ToolError } from './tool-answer.ts';

export type Differences = NetworkDifferences & { readonly versions: VersionDifferences };

/** The built site as the tools read it. Everything is read when it is first asked for, and never written. */
export class SiteData {
  readonly #site: string;
  readonly #trees = new Map<TreeName, TreeData>();
  readonly #indexes = new Map<TreeName, SearchIndex>();

  /** Throws ToolError, with what to do, when the folder holds no built site. */
  constructor(site: string) {
    if (!existsSync(path.join(site, 'index.schema.json')))
      throw new ToolError(
        `There is no built documentation in ${path.basename(site)}/. Run \`npm run build\` in the project first.`,
      );
    this.#site = site;
  }

  /** A file of the site. Throws ToolError when there is none of that name. */
  read(file: string): string {
    if (!this.has(file))
      throw new ToolError(`The built documentation has no ${file}. Run \`npm run build\` again if it should.`);
    return readFileSync(path.join(this.#site, file), 'utf8');
  }

  /** Whether the site has that file. Nothing outside the site exists, whatever the name holds. */
  has(file: string): boolean {
    const place = path.resolve(this.#site, file);
    return place.startsWith(path.resolve(this.#site) + path.sep) && existsSync(place);
  }

  tree(name: TreeName): TreeData {
    const data = this.#trees.get(name) ?? (JSON.parse(this.read(`${trees[name].path}/index.json`)) as TreeData);
    this.#trees.set(name, data);
    return data;
  }

  differences(): Differences {
    return JSON.parse(this.read(`${trees.mainnet.path}/differences.json`)) as Differences;
  }

  async searchIndex(name: TreeName): Promise<SearchIndex> {
    const known = this.#indexes.get(name);
    if (known !== undefined) return known;
    const folder = trees[name].path;
    const files = readdirSync(path.join(this.#site, folder));
    const json = <T>(kind: string): T => {
      const file = files.find((entry) => entry.startsWith(`search-${kind}-`) && entry.endsWith('.json'));
      if (file === undefined)
        throw new ToolError(`The built documentation has no search index for ${name}. Run \`npm run build\` again.`);
      return JSON.parse(this.read(`${folder}/${file}`)) as T;
    };
    const names = readNames(json<NameGroup[]>('index'));
    const index = { names, content: await readContent(json<ContentGroup[]>('content'), names.about.of.length) };
    this.#indexes.set(name, index);
    return index;
  }
}
