import type { Page } from 'playwright-core';

/** A node of the browser's accessibility tree, as its protocol gives it. */
interface Node {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly value?: { readonly value: string | number };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value: unknown } }[];
  readonly childIds?: readonly string[];
  readonly parentId?: string;
  readonly backendDOMNodeId?: number;
}

/** One thing that a screen reader says: what it is, how it is called, and its state. */
export interface Spoken {
  /** The role as ARIA calls it, `text` for plain text. */
  readonly role: string;
  readonly name: string;
  /** Level, expanded, checked, invalid and so on, in words. */
  readonly states: readonly string[];
  /** How many spoken things it stands in. */
  readonly depth: number;
}

/** Nodes that only hold others. */
const silent = new Set([
  'none',
  'generic',
  'RootWebArea',
  'paragraph',
  'LineBreak',
  'Section',
  'LabelText',
  'Legend',
  'presentation',
]);
/** Nodes that are said by their name alone, unless something that can be used stands in them. */
const saidByName = new Set(
  'link button heading tab option checkbox radio switch menuitem columnheader rowheader cell gridcell term image DisclosureTriangle summary'.split(
    ' ',
  ),
);
const usable = new Set(
  'link button tab option checkbox radio switch menuitem textbox searchbox combobox spinbutton slider DisclosureTriangle'.split(
    ' ',
  ),
);
/** Inside a line of text: what is said goes on without a pause. */
const inline = new Set([
  'StaticText',
  'strong',
  'emphasis',
  'code',
  'mark',
  'superscript',
  'subscript',
  'abbr',
  'time',
  'deletion',
  'insertion',
]);
/** States that are said, and the words where they are not said by their name and value. */
const said = [
  'level',
  'expanded',
  'checked',
  'selected',
  'pressed',
  'invalid',
  'required',
  'disabled',
  'readonly',
  'modal',
  'current',
  'live',
  'hasPopup',
];

const trim = (text: string): string => text.replace(/\s+/g, ' ').trim();

function statesOf(node: Node): string[] {
  const states = said.flatMap((name) => {
    const found = node.properties?.find((property) => property.name === name)?.value.value;
    if (found === undefined || found === 'false' || found === '' || found === 'off') return [];
    if (found === false) return name === 'expanded' ? ['collapsed'] : [];
    return name === 'level' || name === 'live' || name === 'hasPopup' || name === 'current'
      ? [`${name} ${String(found)}`]
      : found === true || found === 'true'
        ? [name]
        : [`${name} ${String(found)}`];
  });
  const value = node.value === undefined ? '' : trim(String(node.value.value));
  return [
    ...states,
    ...(value === '' || value === trim(node.name?.value ?? '') ? [] : [`value ${JSON.stringify(value)}`]),
    ...(node.description?.value ? [`described “${trim(node.description.value)}”`] : []),
  ];
}

/**
 * What a screen reader is given of a part of a page, in its order, from Chromium's own accessibility tree.
 *
 * @param selector the part, by default the whole page
 */
export async function spoken(page: Page, selector = 'body'): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Accessibility.enable');
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: Node[] };
    const { root } = (await session.send('DOM.getDocument', { depth: 0 })) as { root: { nodeId: number } };
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    if (nodeId === 0) throw new Error(`Nothing matches ${selector}.`);
    const { node: start } = await session.send('DOM.describeNode', { nodeId });
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const first = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === start.backendNodeId);
    if (first === undefined) throw new Error(`${selector} is not in the accessibility tree.`);
    return speak(first, byId);
  } finally {
    await session.detach();
  }
}

function speak(first: Node, byId: ReadonlyMap<string, Node>): Spoken[] {
  const all: Spoken[] = [];
  const children = (node: Node): Node[] => (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
  const roleOf = (node: Node): string => (node.ignored ? 'none' : (node.role?.value ?? 'none'));
  /** A formula in one line, made of the parts that screen readers are given; how they say it is theirs. */
  const formula = (node: Node): string => {
    const role = roleOf(node);
    if (role === 'StaticText') return trim(node.name?.value ?? '');
    if (role === 'InlineTextBox') return '';
    const parts = children(node)
      .map(formula)
      .filter((part) => part !== '');
    const [first = '', second = '', third = ''] = parts.map((part) => (part.includes(' ') ? `(${part})` : part));
    if (role === 'MathMLFraction') return `${first}/${second}`;
    if (role === 'MathMLSup' || role === 'MathMLOver') return `${first}^${second}`;
    if (role === 'MathMLSub' || role === 'MathMLUnder') return `${first}_${second}`;
    if (role === 'MathMLSubSup' || role === 'MathMLUnderOver') return `${first}_${second}^${third}`;
    if (role === 'MathMLSquareRoot' || role === 'MathMLRoot') return `√${first}`;
    return parts.join(role === 'MathMLTable' ? '; ' : ' ');
  };
  const holdsUsable = (node: Node): boolean =>
    children(node).some((child) => usable.has(roleOf(child)) || holdsUsable(child));
  const flow = (node: Node): string | undefined => {
    const role = roleOf(node);
    if (role === 'StaticText') return node.name?.value ?? '';
    if (role === 'MathMLMath') return `⟦${formula(node)}⟧`;
    if (!inline.has(role) && !(node.ignored || role === 'none' || role === 'generic')) return undefined;
    const parts = children(node).map(flow);
    return parts.length > 0 && parts.every((part) => part !== undefined) ? parts.join('') : undefined;
  };
  const visit = (node: Node, depth: number): void => {
    const role = roleOf(node);
    if (role === 'InlineTextBox' || role === 'ListMarker') return;
    const name = trim(node.name?.value ?? '');
    const isSilent =
      silent.has(role) || inline.has(role) || (name === '' && statesOf(node).length === 0 && role === 'group');
    if (!isSilent) {
      all.push({ role, name, states: statesOf(node), depth });
      if (saidByName.has(role) && name !== '' && !holdsUsable(node)) return;
      // Its parts are the browser's own.
      if (role === 'DateTime') return;
      if (role === 'textbox' || role === 'searchbox' || role === 'combobox' || role === 'spinbutton' || role === 'math')
        return;
    }
    let run = '';
    const say = (): void => {
      if (trim(run) !== '') all.push({ role: 'text', name: trim(run), states: [], depth: depth + (isSilent ? 0 : 1) });
      run = '';
    };
    if (role === 'StaticText') return void all.push({ role: 'text', name, states: [], depth });
    for (const child of children(node)) {
      const text = flow(child);
      if (text !== undefined) {
        run += text;
      } else {
        say();
        visit(child, depth + (isSilent ? 0 : 1));
      }
    }
    say();
  };
  visit(first, 0);
  return all;
}

/** Words that plain text is written down with: enough to know it by, so that a page can be reworded. */
const words = 6;

/** What changes from day to day and with every release: moments, and how many there are of something. */
const steady = (text: string): string =>
  text
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d/g, 'MOMENT')
    .replaceAll(/(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}, \d{4}/g, 'DAY')
    .replaceAll(/[\d,]+(?= (?:REST operations|elements|samples|statements|results|of \d+ results)\b)/g, 'N')
    .replaceAll(/N of \d+ results/g, 'N of N results')
    .replaceAll(/N of N results|N of [\d,]+ results/g, 'N of N results');

const short = (text: string): string => {
  const all = text.split(' ');
  return all.length > words ? `${all.slice(0, words).join(' ')} …` : text;
};

/** As lines: what it is, its name, its states; indented by what it stands in. */
export const asLines = (all: readonly Spoken[]): string =>
  all
    .map(({ role, name, states, depth }) => {
      const what = role === 'text' ? short(name) : name === '' ? role : `${role}: ${name}`;
      return `${'  '.repeat(depth)}${steady(what)}${states.length > 0 ? ` (${steady(states.join(', '))})` : ''}`;
    })
    .join('\n')
    .concat('\n');
