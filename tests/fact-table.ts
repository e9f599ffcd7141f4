import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the tables of the release lie; their README says what each holds and where it was taken from. */
export const tables = path.join(import.meta.dirname, 'tables');

/**
 * A table of the release: names, numbers and types of its APIs, taken from its sources and not from the definitions, which
 * are compared with it.
 *
 * @param name of a file in tests/tables, such as `rest.json`
 * @throws Error when there is no such table
 */
export const factTable = <T>(name: string): T => JSON.parse(readFileSync(path.join(tables, name), 'utf8')) as T;
