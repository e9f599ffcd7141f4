import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RootContent } from 'mdast';
import { drawDiagram } from '../draw-diagram.ts';
import type { TagHandler } from '../types.ts';

/** `<Diagram file alt />`: diagrams/<file>.dot as inline SVG that follows the colour mode, with a text alternative. */
export const diagram: TagHandler = async ({ facts, required, fail }) => {
  const name = required('file');
  const alt = required('alt');
  const file = path.join(facts.siteDir, 'diagrams', `${name}.dot`);
  if (!existsSync(file)) return fail(`diagrams/${name}.dot does not exist.`);
  try {
    const svg = await drawDiagram(readFileSync(file, 'utf8'), name, alt);
    const figure = {
      type: 'diagram',
      data: {
        hName: 'figure',
        hProperties: { className: 'diagram', tabIndex: 0, ariaLabel: 'Diagram' },
        hChildren: [svg],
      },
      children: [],
    };
    return [figure as unknown as RootContent];
  } catch (error) {
    return fail(`diagrams/${name}.dot cannot be drawn: ${error instanceof Error ? error.message : String(error)}`);
  }
};
