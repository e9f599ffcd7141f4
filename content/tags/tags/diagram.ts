import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RootContent } from 'mdast';
import { drawDiagram } from '../../diagrams/draw-diagram.ts';
import type { TagHandler } from '../types.ts';

/**
 * `<Diagram file alt />`: diagrams/<file>.dot as inline SVG that follows the colour mode, with a text alternative; where the
 * page is narrow, from diagrams/<file>.narrow.dot if there is one. A drawing that cannot be read stops the build.
 */
export const diagram: TagHandler = async ({ facts, required, fail }) => {
  const name = required('file');
  const alt = required('alt');
  const file = path.join(facts.siteDir, 'diagrams', `${name}.dot`);
  if (!existsSync(file)) return fail(`diagrams/${name}.dot does not exist.`);
  const narrow = path.join(facts.siteDir, 'diagrams', `${name}.narrow.dot`);
  try {
    const { drawings, from } = await drawDiagram(
      {
        wide: readFileSync(file, 'utf8'),
        ...(existsSync(narrow) ? { narrow: readFileSync(narrow, 'utf8') } : {}),
      },
      name,
      alt,
    );
    const figure = {
      type: 'diagram',
      data: {
        hName: 'figure',
        hProperties: {
          className: from === undefined ? 'diagram' : `diagram diagram--two diagram--${from}`,
          ariaLabel: 'Diagram',
          tabIndex: 0,
        },
        hChildren: drawings,
      },
      children: [],
    };
    return [figure as unknown as RootContent];
  } catch (error) {
    return fail(`diagrams/${name}.dot cannot be drawn: ${error instanceof Error ? error.message : String(error)}`);
  }
};
