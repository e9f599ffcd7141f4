/** An element of the definitions, as far as the rules for its description need it. */
export interface Described {
  /** Full name, such as `vega.Order.price`. */
  readonly name: string;
  readonly kind: 'file' | 'message' | 'field' | 'oneof' | 'enum' | 'enum_value' | 'service' | 'rpc';
  /** Type of a field, empty otherwise. */
  readonly type: string;
  readonly comment: string;
}

const FILLER = new Set(
  ('a an the of for to in on at by with from as and or is are be was has have this that these those it its which whose ' +
    'field message enum enumeration value values type types object list array set string number integer int boolean bool ' +
    'flag map data detail details information info item items element name id ids identifier unique response request ' +
    'rpc service specific particular given corresponding respective associated relevant').split(' '),
);
const FEWEST_WORDS_IN_FIELD = 3;
const FEWEST_WORDS_IN_SHARED = 6;

/** Words of a name or a text: lower case, split at case changes and underscores, plurals cut. */
function words(text: string): string[] {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/(ies|s)$/, (end) => (end === 'ies' ? 'y' : '')) : word));
}

function telling(text: string): string[] {
  return words(text).filter((word) => !FILLER.has(word) && !FILLER.has(`${word}s`));
}

/** What is wrong with one description, or undefined. */
export function fault(element: Described): string | undefined {
  if (element.comment === '') return element.kind === 'oneof' ? undefined : 'has no description';
  const named = new Set(words(element.name));
  if (element.kind !== 'file' && telling(element.comment).every((word) => named.has(word))) return 'only repeats its name';
  if (element.kind === 'field' && new Set(telling(element.comment)).size < FEWEST_WORDS_IN_FIELD) return 'says too little';
  if (!/[.:)`]$/.test(element.comment)) return 'does not end as a sentence';
  const isTime = element.kind === 'field' && /^u?int64$/.test(element.type) && /(timestamp|_at|_time)$/.test(element.name);
  if (isTime && !/second|block height|block number/.test(element.comment)) return 'gives a time without its unit';
  return undefined;
}

/**
 * Descriptions that stand on several elements although their meaning should differ. Fields and enum values of the same
 * name and type may share one, if it is specific; nothing else may, but for the texts in `allowed`.
 */
export function sharedFaults(elements: readonly Described[], allowed: readonly string[] = []): string[] {
  const byText = groupBy(
    elements.filter((element) => element.comment !== '' && !allowed.includes(element.comment)),
    (element) => element.comment,
  );
  return [...byText.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length < 2) return [];
    const tails = new Set(group.map((element) => `${element.kind} ${element.type} ${element.name.split('.').at(-1)}`));
    const alike = tails.size === 1 && (first.kind === 'field' || first.kind === 'enum_value');
    if (alike && telling(first.comment).length >= FEWEST_WORDS_IN_SHARED) return [];
    return [`${group.map((element) => element.name).join(', ')} share "${first.comment}"`];
  });
}

// Node 20 has no Map.groupBy.
function groupBy<T>(list: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}
