/** A call of one of the release's programs in a page. */
export interface Call {
  readonly line: number;
  readonly words: readonly string[];
}

const programs = /(?:^|\/)(vega(?:visor|wallet)?|visor)(?:-v[\d.]+)?$/;

/** Splits a command line into words; quotes hold words together. */
export function wordsOf(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

/** The commands of a shell line: between `&&`, `;` and pipes, and in `$(…)`; quoted text stays whole, redirections go. */
function commandsOf(line: string): string[] {
  const inner = [...line.matchAll(/\$\(([^()]*)\)/g)].map((match) => match[1] ?? '');
  const pieces = line.replaceAll(/\$\([^()]*\)/g, 'OUTPUT').match(/(?:'[^']*'|"[^"]*"|[^'"|;&])+/g) ?? [];
  return [...pieces, ...inner].map((piece) => (piece.split(/\s\d?[<>]/)[0] ?? '').trim());
}

/** The call in one command without variables, `sudo -u USER` and the folder of the program; undefined where it calls something else. */
export function callOf(line: string): readonly string[] | undefined {
  const words = wordsOf(line.replace(/^(?:[A-Za-z_]+=\S*\s+)+/, ''));
  let start = 0;
  if (words[0] === 'sudo') start = words[1] === '-u' ? 3 : 1;
  const program = programs.exec(words[start] ?? '')?.[1];
  if (program === undefined) return undefined;
  return [program === 'visor' ? 'vegavisor' : program, ...words.slice(start + 1)];
}

/** Calls in the shell blocks of a page, with lines that end in a backslash joined. */
export function callsInBlocks(text: string): Call[] {
  const calls: Call[] = [];
  for (const block of text.matchAll(/^( *)```(?:bash|powershell)[^\n]*\n([\s\S]*?)^ *```/gm)) {
    const line = text.slice(0, block.index).split('\n').length;
    const joined = (block[2] ?? '').replaceAll(/\\\n\s*/g, ' ');
    for (const command of joined.split('\n').flatMap(commandsOf)) {
      const words = callOf(command);
      if (words) calls.push({ line, words });
    }
  }
  return calls;
}

/** Inline code of a page outside its code blocks. */
export function inlineCode(text: string): { readonly line: number; readonly code: string }[] {
  const blank = text.replaceAll(/^( *)```[\s\S]*?^ *```/gm, (block) => '\n'.repeat(block.split('\n').length - 1));
  return [...blank.matchAll(/`([^`\n]+)`/g)].map((match) => ({
    line: blank.slice(0, match.index).split('\n').length,
    code: match[1] ?? '',
  }));
}

/** Calls in inline code: `vega start`, `vega wallet key list --wallet NAME`. A program alone is its name, not a call. */
export function callsInline(text: string): Call[] {
  return inlineCode(text).flatMap(({ line, code }) => {
    // `vega wallet key …` names a family of commands.
    const words = (callOf(code) ?? []).filter((word) => word !== '…');
    return words.length > 1 && /^[a-z-]/.test(words[1] ?? '') ? [{ line, words }] : [];
  });
}
