import type { DescMessage } from '@bufbuild/protobuf';

// Names of reported fields that differ from those of the message in more than underscores and case.
const RENAMED: Readonly<Record<string, string>> = {
  perps: 'perpetual',
  dispatchmetric: 'metric',
  receivedaddress: 'receiveraddress',
  risesbelow: 'risesabove',
  slaparams: 'liquidityslaparameters',
  callargs: 'args',
};

/**
 * The path of the value that a rule reports under `field`, in the names of the message.
 *
 * Reported names put the oneof before its member (`terms.change.new_market`), which paths leave out.
 *
 * @returns undefined when the field is no value of the message
 */
export function fieldPath(type: DescMessage, field: string): string | undefined {
  const names = field.split('.').filter((name) => name !== '');
  const path = follow(type, names);
  return path?.join('.').replaceAll('.[*]', '[*]');
}

function follow(type: DescMessage, names: readonly string[]): readonly string[] | undefined {
  const [head, ...rest] = names;
  if (head === undefined) return [];
  const oneof = type.oneofs.find((candidate) => comparable(candidate.name) === comparable(head));
  if (oneof) {
    if (rest.length === 0) return [oneof.name];
    const direct = follow(type, rest);
    if (direct) return direct;
    for (const member of oneof.fields) {
      const inner = member.message && follow(member.message, rest);
      if (inner) return [member.name, ...inner];
    }
    return undefined;
  }
  const wanted = [comparable(head), RENAMED[comparable(head)]];
  const found = type.fields.find((candidate) => wanted.includes(comparable(candidate.name)));
  if (!found) return undefined;
  if (rest.length === 0) return [found.name];
  if (rest[0] === '*') {
    if (found.fieldKind !== 'list') return undefined;
    if (rest.length === 1) return [found.name, '[*]'];
    const inner = found.message && follow(found.message, rest.slice(1));
    return inner && [found.name, '[*]', ...inner];
  }
  const inner = found.message && follow(found.message, rest);
  return inner && [found.name, ...inner];
}

function comparable(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}
