import { readFileSync } from 'node:fs';

/** What this project reads of an entry of `package-lock.json`. */
export interface LockedPackage {
  /** The package that is really there, when the folder has an alias of it. */
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface Lockfile {
  readonly lockfileVersion: number;
  /** Folder (`node_modules/a`) → package; the project itself is ''. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export const readLockfile = (file = 'package-lock.json'): Lockfile =>
  JSON.parse(readFileSync(file, 'utf8')) as Lockfile;

/** Name of a package by its folder: `node_modules/a/node_modules/@b/c` is `@b/c`. */
export const packageName = (folder: string): string =>
  folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** What is wrong with a lockfile: packages without a digest or from elsewhere than a registry, and differences from package.json. */
export function lockfileProblems(
  { lockfileVersion, packages }: Lockfile,
  wanted: Pick<LockedPackage, 'dependencies' | 'devDependencies'>,
): string[] {
  const problems: string[] = [];
  if (lockfileVersion < 3) problems.push(`lockfile version ${lockfileVersion}: run npm install with npm 9 or later`);
  for (const [folder, { integrity, resolved, link }] of Object.entries(packages)) {
    if (folder === '') continue;
    if (link) problems.push(`${folder} is a link to a folder`);
    else if (!/^sha512-/.test(integrity ?? '')) problems.push(`${folder} has no SHA-512 digest`);
    if (resolved !== undefined && !resolved.startsWith('https://')) problems.push(`${folder} comes from ${resolved}`);
  }
  for (const kind of ['dependencies', 'devDependencies'] as const) {
    const locked = packages['']?.[kind] ?? {};
    for (const [name, range] of Object.entries(wanted[kind] ?? {}))
      if (locked[name] !== range)
        problems.push(`${name}: package.json wants ${range}, the lockfile knows ${locked[name] ?? 'none'}`);
  }
  return problems;
}
