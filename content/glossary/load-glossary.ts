import { DefinitionError } from '../../reference/descriptors/definition-error.ts';
import { readYaml } from '../../reference/yaml/read-yaml.ts';
import { glossarySchema } from './glossary-schema.ts';

/** A term of the glossary. */
export interface GlossaryTerm {
  /** Its anchor on the glossary page. */
  readonly id: string;
  readonly term: string;
  /** Other forms in which pages use it: plurals, synonyms. */
  readonly also?: readonly string[];
  /** The definition: one or two sentences of plain text. */
  readonly text: string;
  /** Route of the page that explains it, without the tree's prefix. */
  readonly page: string;
  /** False for a word that is not marked on pages: of everyday language, or used everywhere. */
  readonly mark?: false;
}

const file = 'definitions/glossary.yaml';
let cached: { readonly root: string; readonly terms: readonly GlossaryTerm[] } | undefined;

/**
 * The terms of definitions/glossary.yaml in the file's order, read once for each root.
 *
 * @throws DefinitionError naming file and line when the file departs from its shape, or two terms share an id or a form
 */
export function loadGlossary(root: string): readonly GlossaryTerm[] {
  if (cached?.root === root) return cached.terms;
  const { value, line } = readYaml<{ terms: GlossaryTerm[] }>(root, file, glossarySchema);
  const owners = new Map<string, string>();
  value.terms.forEach(({ id, term, also = [] }, index) => {
    for (const name of [`#${id}`, ...[term, ...also].map((form) => form.toLowerCase())]) {
      const owner = owners.get(name);
      if (owner !== undefined) {
        throw new DefinitionError(
          { file, line: line('terms', index) },
          `"${name}" belongs to "${owner}" already`,
          'Give each id and form to one term only.',
        );
      }
      owners.set(name, id);
    }
  });
  cached = { root, terms: value.terms };
  return value.terms;
}
