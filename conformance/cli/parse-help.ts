/** A flag as a program's own help shows it. */
export interface HelpFlag {
  readonly name: string;
  readonly short?: string;
  /** Cobra names the type of a value, and none for a switch. */
  readonly type?: string;
  readonly default?: string;
  readonly choices?: readonly string[];
  /** Whether the flag stands among those of a command above. */
  readonly inherited: boolean;
}

/** What a program's help says of one command. */
export interface Help {
  readonly library: 'cobra' | 'go-flags';
  readonly commands: readonly string[];
  readonly aliases: readonly string[];
  readonly flags: readonly HelpFlag[];
  readonly usage: string;
}

/** Reads the help that the libraries go-flags and cobra print. */
export function parseHelp(text: string): Help {
  return /^\s*(Available Commands:|Flags:|Global Flags:)$/m.test(text) || /\[flags\]$|\[command\]$/m.test(text)
    ? parseCobra(text)
    : parseGoFlags(text);
}

function parseCobra(text: string): Help {
  const sections = sectionsOf(text, /^([A-Z][A-Za-z ]+):$/);
  const flags = (name: string, inherited: boolean): HelpFlag[] =>
    joinLines(sections.get(name) ?? [], /^ +(-\w, )?--/).flatMap((line) => {
      const [, short, flag, rest = ''] = /^ +(?:-(\w), )?--([\w.-]+)(.*)$/.exec(line) ?? [];
      if (flag === undefined) return [];
      const [, type] = /^ (\S+) {2,}/.exec(rest) ?? [];
      const [, value] = /\(default (.*)\)\s*$/.exec(rest) ?? [];
      return [
        {
          name: flag,
          ...(short ? { short } : {}),
          ...(type ? { type } : {}),
          ...(value === undefined ? {} : { default: value.replace(/^"(.*)"$/, '$1') }),
          inherited,
        },
      ];
    });
  return {
    library: 'cobra',
    commands: (sections.get('Available Commands') ?? []).flatMap((line) => /^ {2}(\S+)/.exec(line)?.[1] ?? []),
    aliases: (sections.get('Aliases') ?? [])
      .join(' ')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .slice(1),
    flags: [...flags('Flags', false), ...flags('Global Flags', true)],
    usage: (sections.get('Usage') ?? []).map((line) => line.trim()).find((line) => line !== '') ?? '',
  };
}

function parseGoFlags(wrapped: string): Help {
  // Words that do not fit are broken with a hyphen and an empty line.
  const text = wrapped.replaceAll(/-\n[ \t]*\n {12,}/g, '');
  const sections = sectionsOf(
    text,
    /^(Usage:|Available commands:|[\w .-]+ Options:|\[[\w.-]+ command options\]|[ ]*[A-Z]\w*:)$/,
  );
  const usage = (sections.get('Usage') ?? []).map((line) => line.trim()).find((line) => line !== '') ?? '';
  // The options of the commands above stand in brackets of their own, the command's own ones last.
  const own = `[${
    usage
      .split(/\s+/)
      .filter((word) => /^[\w-]+$/.test(word))
      .at(-1) ?? ''
  } command options]`;
  const flags: HelpFlag[] = [];
  let group = '';
  for (const line of joinLines(text.split('\n'), /^ +(-\w, +)?--|^\S|^ +[\w. ]+:$|^$/)) {
    const [, title] = /^\[([\w.-]+) command options\]$/.exec(line) ?? [];
    if (title !== undefined) group = `[${title} command options]`;
    if (/^(Help Options|Application Options):/.test(line)) group = '';
    const [, short, name, rest = ''] = /^ +(?:-(\w), +)?--([\w.-]+)(.*)$/.exec(line) ?? [];
    if (name === undefined) continue;
    const [, choices] = /^=?\[([^\]]*)\]/.exec(rest) ?? [];
    const [, value] = /.*\(default: (.*)\)(?: \[\$\w+\])?\s*$/.exec(rest) ?? [];
    flags.push({
      name,
      ...(short ? { short } : {}),
      ...(rest.startsWith('=') ? { type: 'value' } : {}),
      ...(value === undefined ? {} : { default: value }),
      ...(choices === undefined || choices === '' ? {} : { choices: choices.split('|') }),
      inherited: group !== '' && group !== own,
    });
  }
  return {
    library: 'go-flags',
    usage,
    flags,
    commands: (sections.get('Available commands') ?? []).flatMap((line) => /^ {2}(\S+)/.exec(line)?.[1] ?? []),
    aliases: [],
  };
}

/** The lines below each title. */
function sectionsOf(text: string, title: RegExp): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of text.split('\n')) {
    const [, name] = title.exec(line.trimEnd()) ?? [];
    if (name === undefined) lines.push(line);
    else sections.set(name.trim().replace(/:$/, ''), (lines = []));
  }
  return sections;
}

/** Puts the continuation of a flag's text, which a narrow terminal gets, behind it. */
function joinLines(lines: readonly string[], starts: RegExp): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    if (starts.test(line) || line.trim() === '' || joined.length === 0) joined.push(line);
    else if (joined.at(-1)?.trim() === '') joined.push(line);
    else joined[joined.length - 1] += ` ${line.trim()}`;
  }
  return joined;
}
