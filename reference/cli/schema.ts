const text = { type: 'string', minLength: 1 };
const described = { type: 'string', minLength: 8 };
const texts = { type: 'array', items: { type: 'string' } };

const flag = {
  type: 'object',
  required: ['type', 'description'],
  additionalProperties: false,
  properties: {
    short: { type: 'string', pattern: '^[a-zA-Z]$' },
    type: text,
    default: {},
    required: { const: true },
    choices: texts,
    persistent: { const: true },
    description: described,
  },
};

/** Shape of `flags.yaml`: flags that several commands share, by an id. */
export const sharedFlagsSchema = { type: 'object', additionalProperties: flag };

/** Shape of the files in `commands/`: commands by all their words. A flag is written out or is the id of a shared one. */
export const commandsSchema = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    required: ['description'],
    additionalProperties: false,
    properties: {
      description: described,
      aliases: texts,
      args: { type: 'array' },
      usage: text,
      positional: {
        type: 'object',
        required: ['lengthTests', 'names'],
        additionalProperties: false,
        properties: { lengthTests: texts, names: texts },
      },
      validArgs: texts,
      configFlags: texts,
      configRule: described,
      delegatesTo: text,
      flagRules: {
        type: 'array',
        items: {
          type: 'object',
          required: ['rule'],
          additionalProperties: false,
          properties: { rule: text, flags: texts, args: texts, parents: texts },
        },
      },
      flags: { type: 'object', additionalProperties: { anyOf: [text, flag] } },
    },
  },
};

const configKey = {
  type: 'object',
  required: ['type', 'effect'],
  additionalProperties: false,
  properties: {
    type: text,
    default: {},
    optional: { const: true },
    flag: { type: 'string', pattern: '^--' },
    choices: texts,
    effect: described,
  },
};

/** Shape of `config/shared.yaml`. */
export const sharedKeysSchema = { type: 'object', additionalProperties: configKey };

/** Shape of the other files in `config/`. A key is written out or taken from `shared.yaml`. */
export const configSchema = {
  type: 'object',
  required: ['title', 'description', 'root', 'file', 'keys'],
  additionalProperties: false,
  properties: {
    title: text,
    description: described,
    root: text,
    file: text,
    keys: { type: 'object', minProperties: 1, additionalProperties: { anyOf: [{ const: 'shared' }, configKey] } },
  },
};

/** Shape of `paths.yaml`. */
export const pathsSchema = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    required: ['root', 'path', 'description'],
    additionalProperties: false,
    properties: { root: { enum: ['cache', 'config', 'data', 'state', null] }, path: text, description: described },
  },
};

/** Shape of `ports.yaml`. */
export const portsSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['component', 'key'],
    additionalProperties: false,
    properties: { component: text, key: text },
  },
};

/** Shape of `retention-profiles.yaml`. */
export const retentionSchema = {
  type: 'object',
  required: ['default', 'profiles'],
  additionalProperties: false,
  properties: {
    default: text,
    profiles: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['description', 'changes'],
        additionalProperties: false,
        properties: { description: described, changes: { type: 'object' } },
      },
    },
  },
};

/** Shape of `programs.yaml`. */
export const programsSchema = {
  type: 'object',
  required: ['programs', 'outputs', 'implicitFlags', 'consensusEngine'],
  additionalProperties: false,
  properties: {
    programs: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['description'],
        additionalProperties: false,
        properties: { sameAs: text, description: described },
      },
    },
    outputs: { type: 'object', additionalProperties: texts },
    implicitFlags: { type: 'object', additionalProperties: { type: 'array' } },
    consensusEngine: { type: 'object', required: ['module', 'version'] },
  },
};
