import type { Json } from './types.ts';

const isRecord = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function member(target: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(target)) return (target as readonly Json[])[Number(key)];
  return isRecord(target) ? target[key] : undefined;
}

/** A copy of `target` with the value at a dotted path replaced; `undefined` takes the member out. */
export function setAt(target: Json | undefined, path: string, value: Json | undefined): Json {
  const [key = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? value : setAt(member(target, key), rest.join('.'), value);
  if (Array.isArray(target))
    return (target as readonly Json[]).map((item, index) =>
      String(index) === key && inner !== undefined ? inner : item,
    );
  const record = isRecord(target) ? target : {};
  const kept = Object.entries(record).filter(([name]) => name !== key || inner !== undefined);
  return inner === undefined || Object.hasOwn(record, key)
    ? Object.fromEntries(kept.map(([name, old]) => [name, name === key && inner !== undefined ? inner : old]))
    : { ...record, [key]: inner };
}

/** The value at a dotted path; undefined when there is none. */
export function valueAt(target: Json | undefined, path: string): Json | undefined {
  return path.split('.').reduce<Json | undefined>(member, target);
}
