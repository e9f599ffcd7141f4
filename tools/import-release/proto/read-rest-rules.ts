import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import { DefinitionError } from '../../../reference/descriptors/definition-error.ts';
import type { HttpBinding } from '../../../reference/descriptors/http-binding.ts';

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** The HTTP binding of an rpc, with its place in the file that says so. */
export interface RestRule extends HttpBinding {
  readonly file: string;
  readonly line: number;
}

interface Rule {
  readonly selector?: string;
  readonly body?: string;
}

/**
 * Reads the HTTP bindings of service configurations (`http.rules` of `google.api.Service`), which releases keep apart from
 * their .proto files.
 *
 * @returns bindings by the full name of the rpc
 * @throws DefinitionError for what is no such file, a rule without selector or path, and an rpc with two rules
 */
export function readRestRules(files: readonly string[]): Map<string, RestRule> {
  const found = new Map<string, RestRule>();
  for (const file of files) {
    const counter = new LineCounter();
    const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: counter });
    const [mistake] = document.errors;
    if (mistake)
      throw new DefinitionError(
        { file, line: counter.linePos(mistake.pos[0]).line },
        mistake.message.split('\n')[0] ?? mistake.message,
        'Take the whole file of the release, as YAML.',
      );
    const rules = (document.toJS() as { http?: { rules?: readonly Rule[] } } | null)?.http?.rules;
    if (!Array.isArray(rules))
      throw new DefinitionError({ file }, 'there is no list http.rules', 'Give a service configuration with --rest.');
    for (const [index, rule] of (rules as readonly Rule[]).entries()) {
      const node = document.getIn(['http', 'rules', index], true) as { range?: readonly [number, number, number] };
      const line = counter.linePos(node.range?.[0] ?? 0).line;
      const method = methods.find((name) => Object.hasOwn(rule, name));
      const path = method === undefined ? undefined : (rule as Readonly<Record<string, unknown>>)[method];
      if (rule.selector === undefined || method === undefined || typeof path !== 'string')
        throw new DefinitionError(
          { file, line },
          'a rule has no selector, or no path of a method',
          `A rule names an rpc and one of ${methods.join(', ')}.`,
        );
      const other = found.get(rule.selector);
      if (other)
        throw new DefinitionError(
          { file, line },
          `${rule.selector} has a rule already, in ${other.file}:${other.line}`,
          'Keep one of the two.',
        );
      const verb = method.toUpperCase() as HttpBinding['method'];
      found.set(rule.selector, { method: verb, path, body: rule.body ?? '', file, line });
    }
  }
  return found;
}
