/** The parts of the bundler's compiler that are used here: the framework chooses the bundler, so its types are no dependency. */
interface Compiler {
  readonly hooks: { readonly compilation: Hook<Compilation> };
}
interface Compilation {
  readonly hooks: { readonly finishModules: Hook<Iterable<BundledModule>> };
  readonly errors: unknown[];
}
interface BundledModule {
  nameForCondition(): string | null | undefined;
  identifier(): string;
}
interface Hook<T> {
  tap(name: string, listener: (value: T) => void): void;
}

/** A module that the browser's code must hold, or must not hold, for a replacement to have worked. */
export interface Replacement {
  /** Part of the path of what we put in, with `/`; undefined where the module only has to be gone. */
  readonly ours?: string;
  /** Part of the path of the framework's module that must be gone. Undefined where ours wraps it. */
  readonly theirs?: string;
}

/** What is wrong with the modules of a compilation, a line for each replacement that did not work. */
export function failedReplacements(modules: readonly string[], replacements: readonly Replacement[]): string[] {
  const paths = modules.map((name) => name.replaceAll('\\', '/'));
  const has = (part: string): boolean => paths.some((name) => name.includes(part));
  return replacements.flatMap(({ ours, theirs }) => [
    ...(ours !== undefined && !has(ours)
      ? [`${ours} is not in the browser's code: the framework no longer asks for the module that it replaces.`]
      : []),
    ...(theirs !== undefined && has(theirs)
      ? [`${theirs} is in the browser's code although it is replaced: the framework asks for it under another name.`]
      : []),
  ]);
}

/** Stops the build when a module that the browser's code depends on was not replaced: nothing else would show it. */
export class CheckReplacements {
  constructor(readonly replacements: readonly Replacement[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('check-replacements', (compilation) => {
      compilation.hooks.finishModules.tap('check-replacements', (modules) => {
        const names = [...modules].map((module) => module.nameForCondition() ?? module.identifier());
        for (const problem of failedReplacements(names, this.replacements)) {
          compilation.errors.push(new Error(`${problem} Compare the framework with framework/instant-pages/index.ts.`));
        }
      });
    });
  }
}
