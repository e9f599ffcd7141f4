import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const index = path.join(import.meta.dirname, 'index.ts');
const program = ts.createProgram([index], {
  strict: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
});
const sources = program
  .getSourceFiles()
  .filter((source) => source.fileName.startsWith(import.meta.dirname) && !source.isDeclarationFile);
const UNITLESS = /\b(Numeric|Dec|number|Decimal)\b/;
/** The boundary's own rules and the arithmetic below it hold numbers of no unit. */
const BELOW = /\/(check|decimal|types)\.ts$/;

interface Field {
  name: string;
  type: string;
  comment: string;
}

function fieldsOf(source: ts.SourceFile): Field[] {
  const fields: Field[] = [];
  const visit = (node: ts.Node, exported: boolean): void => {
    const isPublic =
      exported ||
      (ts.canHaveModifiers(node) &&
        ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true);
    if (isPublic && ts.isPropertySignature(node)) {
      const text = source.getFullText();
      const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
      const comment = ranges
        .map(({ pos, end }) => text.slice(pos, end))
        .filter((one) => one.startsWith('/**'))
        .join(' ')
        .replace(/[/*\s]+/g, ' ');
      fields.push({
        name: `${path.basename(source.fileName)} ${node.name.getText(source)}`,
        type: node.type?.getText(source) ?? '',
        comment,
      });
    }
    if (ts.isBlock(node)) return;
    ts.forEachChild(node, (child) => visit(child, isPublic));
  };
  visit(source, false);
  return fields;
}
const fields = sources.filter(({ fileName }) => !BELOW.test(fileName)).flatMap(fieldsOf);

describe('every field of the library', () => {
  it('has a sentence of its own', () => {
    expect(fields.length).toBeGreaterThan(350);
    expect(fields.filter(({ comment }) => comment.trim().length < 5).map(({ name }) => name)).toEqual([]);
  });

  it('has a type that names its unit', () => {
    expect(
      fields
        .filter(({ type }) => !type.startsWith('{') && !type.startsWith('readonly {') && UNITLESS.test(type))
        .map(({ name, type }) => `${name}: ${type}`),
    ).toEqual([]);
  });
});
