import { INDEX_FORMAT } from './types.ts';

const text = { type: 'string', minLength: 1 };
const sitePath = { type: 'string', pattern: '^/' };
const object = (properties: object, optional: readonly string[] = []): object => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});

const page = object({
  path: { ...sitePath, description: 'Path of the page on the site.' },
  markdown: { ...sitePath, pattern: '^/.+\\.md$', description: 'Path of the page as Markdown.' },
  title: text,
  description: { type: 'string' },
  kind: {
    enum: ['guide', 'operation', 'reference', 'category', 'landing', 'tags', 'site'],
    description:
      'guide: written by hand. operation: one REST operation. reference: made from definitions. category: cards that lead to other pages. landing: first page of the tree. tags: pages by tag. site: about the site.',
  },
  sidebar: { type: ['string', 'null'], description: 'Name of the sidebar that the page belongs to.' },
  tags: { type: 'array', items: text },
  lastChange: {
    type: ['string', 'null'],
    format: 'date-time',
    description: 'Last change in the history of the repository; null when it was not at hand.',
  },
  headings: {
    type: 'array',
    items: object({ level: { type: 'integer', minimum: 2, maximum: 6 }, title: text, anchor: text }),
  },
});

const change = {
  description:
    'What the later of the two releases that this documentation describes did to it; absent where nothing changed.',
  ...object({
    kind: { enum: ['added', 'changed', 'removed'] },
    text: { ...text, description: 'As the page says it: since, changed in, gone in.' },
    release: { ...text, description: 'Line of the later release.' },
    breaking: { type: 'boolean', description: 'Whether a program that was written for the earlier release may fail.' },
    details: { type: 'array', items: text, description: 'What changed, in words.' },
    url: { ...sitePath, description: 'Path of the page that tells it, with the anchor.' },
  }),
};

const element = object(
  {
    kind: {
      enum: ['operation', 'protobuf', 'graphql', 'wallet-method', 'command', 'parameter', 'contract', 'program'],
      description:
        'operation: REST. protobuf: services, rpcs, messages, fields, enums and values. command: transaction commands. program: commands, flags and configuration keys.',
    },
    name: text,
    url: {
      ...sitePath,
      description: 'Path of the page, with the anchor of the element where it is not the whole page.',
    },
    method: { enum: ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] },
    path: { ...sitePath, description: 'HTTP path of an operation, below the address of a node.' },
    change,
  },
  ['method', 'path', 'change'],
);

/** `/index.schema.json`: describes `/<tree>/index.json`. Further members may be added without a new format. */
export const indexSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Pages and API elements of the documentation, one file a tree',
  ...object({
    $schema: sitePath,
    format: { const: INDEX_FORMAT, description: 'Grows when readers of the earlier format could stumble.' },
    tree: { ...text, description: 'First part of the paths of all pages.' },
    label: text,
    release: { ...text, description: 'Release of the protocol that the pages describe.' },
    chainId: { ...text, description: 'Chain id of the network whose values the pages show.' },
    pages: { type: 'array', minItems: 1, items: page },
    elements: { type: 'array', items: element },
  }),
} as const;
