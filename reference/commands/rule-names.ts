/** Whether a reported field and a path of the message mean the same value; their spelling differs in places. */
export function isOwnPath(field: string, path: string | undefined): boolean {
  if (path === undefined) return false;
  const own = comparable(last(field));
  return comparable(last(path)) === (ALIASES[own] ?? own);
}

/** Last name of a dotted field or path, without list markers. */
export function last(dotted: string): string {
  const names = dotted
    .replaceAll('[*]', '')
    .split('.')
    .filter((name) => name !== '*');
  return names.at(-1) ?? dotted;
}

/** Whether a field lies inside the member `name` of a oneof, judged by its reported name. */
export function isInside(field: string, name: string): boolean {
  const own = comparable(name);
  const names = field.split('.').map(comparable);
  return names.includes(own) || names.includes(MEMBER_ALIASES[own] ?? own);
}

const MEMBER_ALIASES: Readonly<Record<string, string>> = { perpetual: 'perps' };

// The code reports some values under names that their message does not have.
const ALIASES: Readonly<Record<string, string>> = {
  dispatchmetric: 'metric',
  receivedaddress: 'receiveraddress',
  signature: 'ethereumsignature',
  teamid: 'id',
  timetrigger: 'triggers',
};

function comparable(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}
