import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const replacement = z.tuple([z.string(), z.string()]);
const requirement = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  section: z.number().int().min(1).max(9),
  says: z.string().min(10),
  test: z.string().regex(/^[\w/.-]+\.test\.ts → .+$/),
  break: z.strictObject({
    pages: z.string().optional(),
    files: z.string().optional(),
    replace: z.array(replacement).optional(),
    remove: z.array(z.string()).optional(),
    css: z.string().optional(),
    script: z.string().optional(),
  }),
});

/** A requirement, the test that holds it, and how it is broken in a copy of the built site. */
export type Requirement = z.infer<typeof requirement>;

/** The file of the list, from the project's root. */
export const requirementsFile = path.join('tests', 'specification', 'requirements.yaml');

/** The list of requirements. @throws Error that names the entry which is not as it should be */
export function loadRequirements(): Requirement[] {
  const list = parse(readFileSync(requirementsFile, 'utf8')) as unknown[];
  return list.map((entry, index) => {
    const read = requirement.safeParse(entry);
    if (read.success) return read.data;
    throw new Error(
      `${requirementsFile}, entry ${index + 1} (${String((entry as { id?: unknown }).id)}): ${read.error.issues.map(({ path: place, message }) => `${place.join('.')}: ${message}`).join('; ')}`,
    );
  });
}

/** The file of a requirement's test from the project's root, and how the test's name begins. */
export function testOf({ test }: Pick<Requirement, 'test'>): { readonly file: string; readonly name: string } {
  const [file = '', name = ''] = test.split(' → ');
  return { file: path.join('tests', file), name };
}
