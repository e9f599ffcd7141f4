/** The tags of a NatSpec comment. Lines of one tag are joined by spaces. */
export interface NatSpec {
  readonly title: string;
  readonly notice: string;
  readonly details: string;
  readonly params: ReadonlyMap<string, string>;
  readonly returns: readonly string[];
  /** Values of the `@custom:` tags by their name without the prefix. */
  readonly custom: ReadonlyMap<string, string>;
}

/** Takes a NatSpec comment apart, in the form in which the compiler gives it: without comment signs. */
export function readNatSpec(comment: string): NatSpec {
  const single = new Map<string, string>();
  const params = new Map<string, string>();
  const returns: string[] = [];
  const custom = new Map<string, string>();
  for (const part of ` ${comment}`.split(/\s@(?=[a-z])/).slice(1)) {
    const [, tag = '', rest = ''] = /^([a-z:-]+)\s*(.*)$/s.exec(part) ?? [];
    const text = rest.replaceAll(/\s+/g, ' ').trim();
    if (tag === 'param') {
      const [, name = '', meaning = ''] = /^(\S+)\s*(.*)$/s.exec(text) ?? [];
      params.set(name, meaning);
    } else if (tag === 'return') returns.push(text);
    else if (tag.startsWith('custom:')) custom.set(tag.slice('custom:'.length), text);
    else single.set(tag, text);
  }
  return {
    title: single.get('title') ?? '',
    notice: single.get('notice') ?? '',
    details: single.get('dev') ?? '',
    params,
    returns,
    custom,
  };
}
