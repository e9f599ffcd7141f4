import type { ThemeRegistrationRaw } from 'shiki/core';

/**
 * Token types and the grammar scopes they stand for, later ones winning. Instead of a colour each type carries a
 * made-up colour number, which `typeOf` turns back into the type: the page then holds class names only, which a strict
 * content security policy allows, and both colour modes share the markup.
 */
const types: readonly (readonly [type: string, scopes: readonly string[]])[] = [
  ['tc', ['comment', 'punctuation.definition.comment']],
  ['ts', ['string', 'markup.inline.raw', 'punctuation.definition.string', 'string.unquoted.argument']],
  ['tn', ['constant.numeric', 'constant.language', 'constant.other.color', 'variable.other.enummember']],
  ['tk', ['keyword', 'storage', 'variable.language']],
  ['plain', ['keyword.operator', 'punctuation.definition.template-expression']],
  ['tk', ['keyword.operator.new', 'keyword.operator.expression']],
  [
    'tf',
    [
      'entity.name.function',
      'support.function',
      'variable.function',
      'meta.function-call.generic',
      'entity.name.command',
    ],
  ],
  [
    'tt',
    [
      'entity.name.type',
      'support.type',
      'support.class',
      'entity.name.class',
      'storage.type.numeric.go',
      'storage.type.string.go',
    ],
  ],
  [
    'ta',
    [
      'support.type.property-name',
      'entity.other.attribute-name',
      'entity.name.tag',
      'meta.object-literal.key',
      'constant.other.option',
      'variable.parameter.keyword',
      'variable.graphql',
      'string.unquoted.option',
      'keyword.other.definition.ini',
      'support.type.property-name.toml',
    ],
  ],
  ['ti', ['markup.inserted']],
  ['td', ['markup.deleted']],
  ['th', ['markup.heading', 'meta.diff.header', 'meta.diff.range']],
];

const colours = types.map((_, index) => `#${(0x100000 + index).toString(16)}`);

const name = 'token-classes';

const registration: ThemeRegistrationRaw = {
  name,
  type: 'light',
  colors: { 'editor.foreground': '#000000', 'editor.background': '#ffffff' },
  settings: [
    { settings: { foreground: '#000000', background: '#ffffff' } },
    ...types.map(([, scopes], index) => ({ scope: [...scopes], settings: { foreground: colours[index] ?? '' } })),
  ],
};

/** The theme that the highlighter runs with, and the way back from its colours to token types. */
export const classTheme = {
  ...registration,
  name,
  typeOf(colour: string | undefined): string | undefined {
    const type = types[colours.indexOf(colour?.toLowerCase() ?? '')]?.[0];
    return type === 'plain' ? undefined : type;
  },
};
