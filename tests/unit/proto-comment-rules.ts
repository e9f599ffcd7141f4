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
  (
    'a an the of for to in on at by with from as and or is are be was has have this that these those it its which whose ' +
    'field message enum enumeration value values type types object list array set string number integer int boolean bool ' +
    'flag map data detail details information info item items element name id ids identifier unique response request ' +
    'rpc service specific particular given corresponding respective associated relevant'
  ).split(' '),
);
const FEWEST_WORDS_IN_FIELD = 3;
const FEWEST_WORDS_IN_SHARED = 6;

// Names of fields that hold an amount, and what their text may say of its unit, scale or lack of meaning.
const AMOUNT =
  /price|amount|balance|volume|size|fee|stake|bond|commitment|notional|margin|threshold|limit|quantum|offset|reward|payment|factor/i;
const AMOUNT_TYPE = /^(?:string|u?int(?:32|64|256)|double|String|Int|Float)$/;
const UNIT =
  /smallest unit|decimal|fraction|integer|multipl|scale|\bunits?\b|how many|how often|number|quantum|seconds|bytes|entries|ignored|without meaning|always|empty|same|count|at most|IDs?\b|epoch|text\b|name\b|JSON|URL|address|hexadecimal|public key|share|blocks|deprecated|true|\bwei\b/i;

// Names of protobuf fields that refer to a thing which an API lists, and what tells a reader where to find the reference.
const REFERENCE = /(?:^|_)(?:market|asset|team|set|order|node)_ids?$/;
const WHERE =
  /`\w+`|hexadecimal|list|hash|same as|validator|\bnode\b|\bown\b|as in|given in the request|asked for|meant|reads it|no such|which is that of|equal to that/i;

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
  if (element.kind !== 'file' && telling(element.comment).every((word) => named.has(word)))
    return 'only repeats its name';
  if (element.kind === 'field' && new Set(telling(element.comment)).size < FEWEST_WORDS_IN_FIELD)
    return 'says too little';
  if (!/[.:)`]$/.test(element.comment)) return 'does not end as a sentence';
  const isTime =
    element.kind === 'field' && /^u?int64$/.test(element.type) && /(timestamp|_at|_time)$/.test(element.name);
  if (isTime && !/second|block height|block number/.test(element.comment)) return 'gives a time without its unit';
  const last = element.name.split('.').at(-1) ?? '';
  if (element.kind === 'field' && AMOUNT_TYPE.test(element.type) && AMOUNT.test(last) && !UNIT.test(element.comment))
    return 'gives an amount without its unit';
  if (element.kind === 'field' && element.type === 'string' && REFERENCE.test(last) && !WHERE.test(element.comment))
    return 'does not say where to get the ID';
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
