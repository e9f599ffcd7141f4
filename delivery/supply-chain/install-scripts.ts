import { packageName, type Lockfile } from './lockfile.ts';

/** Packages of the lockfile that would run code when installed, and why this project installs them without it (`.npmrc`). */
export const withoutScript: Readonly<Record<string, string>> = {
  '@bufbuild/buf': 'puts its program in place of a script that finds the same program in an optional package',
  '@swc/core': 'checks that its optional binary package was installed',
  'core-js': 'prints a message',
  esbuild: 'puts its program in place of a script that finds the same program in an optional package',
  fsevents: 'builds a file watcher on macOS; without it changes are polled',
  protobufjs: 'warns about version ranges',
};

/** Packages that want to run code when installed and are not listed. (The list may hold more: npm leaves out what another platform needs.) */
export function installScriptProblems({ packages }: Lockfile): string[] {
  const names = new Set(
    Object.entries(packages).flatMap(([folder, { hasInstallScript }]) =>
      hasInstallScript ? [packageName(folder)] : [],
    ),
  );
  return [...names]
    .filter((name) => withoutScript[name] === undefined)
    .map(
      (name) =>
        `${name} wants to run code when installed: look at it, then list it in delivery/supply-chain/install-scripts.ts`,
    );
}
