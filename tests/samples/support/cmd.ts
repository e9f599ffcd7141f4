/**
 * Reads a command line as cmd.exe does at its prompt, and the arguments as Windows programs do.
 *
 * @param text may go over several lines, each but the last with a caret at its end
 * @returns program and arguments
 * @throws Error for what cmd.exe would not hand to the program as it stands: variables, redirections, further commands
 */
export function readCmd(text: string): string[] {
  return argumentsOf(asProgramSeesIt(text));
}

/** cmd.exe's part: carets, quotation marks, and what it would act on itself. */
function asProgramSeesIt(text: string): string {
  if (/%[^%\n]+%/.test(text))
    throw new Error(`cmd.exe would look for a variable: ${/%[^%\n]+%/.exec(text)?.[0] ?? ''}`);
  let [line, quoted] = ['', false];
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '\n') throw new Error('a line ends without a caret, or inside quotation marks');
    if (character === '"') quoted = !quoted;
    if (quoted || !/[\^&|<>]/.test(character)) line += character;
    else if (character !== '^') throw new Error(`cmd.exe would act on ${character}`);
    else {
      index += 1;
      // A caret takes the end of the line with it, and makes anything else text.
      if (text.charAt(index) !== '\n') line += text.charAt(index);
    }
  }
  if (quoted) throw new Error('a quotation mark is not closed');
  return line;
}

/** The program's part: backslashes count only before quotation marks. */
function argumentsOf(line: string): string[] {
  const found: string[] = [];
  let [current, quoted, started] = ['', false, false];
  for (const [, slashes = '', mark] of line.matchAll(/(\\*)("|[^\\]|$)/gs)) {
    if (mark === '"') {
      current += '\\'.repeat(Math.floor(slashes.length / 2));
      started = true;
      if (slashes.length % 2 === 1) current += '"';
      else quoted = !quoted;
      continue;
    }
    current += slashes;
    if (slashes !== '') started = true;
    if (!quoted && (mark === ' ' || mark === '')) {
      if (started) found.push(current);
      [current, started] = ['', false];
    } else if (mark) {
      current += mark;
      started = true;
    }
  }
  return found;
}
