const text = { type: 'string', minLength: 1 };
const sentence = { type: 'string', minLength: 15, pattern: '[.)]$' };

/** Shape of `commands/<name>.yaml`. */
export const commandSchema = {
  type: 'object',
  required: ['message', 'signedBy', 'opcode', 'title', 'summary', 'effects', 'example'],
  additionalProperties: false,
  properties: {
    message: { type: 'string', pattern: '^vega\\.commands\\.v1\\.' },
    signedBy: { enum: ['party', 'validator', 'validatorMaster'] },
    opcode: { type: 'string', pattern: '^0x[0-9A-F]{2}$' },
    title: text,
    validatorCommand: { const: true },
    acceptedByWallet: { const: false },
    rulesRunBy: { type: 'array', items: { enum: ['wallet', 'core'] }, minItems: 1 },
    summary: sentence,
    effects: { type: 'array', items: sentence, minItems: 1 },
    furtherChecks: { type: 'array', items: sentence },
    example: { type: 'object' },
  },
};

/** Shape of `commands/rules/<name>.yaml`: groups of rules, with fragments used in several places. */
export const rulesSchema = {
  $defs: {
    test: {
      type: 'object',
      additionalProperties: false,
      properties: {
        path: text,
        length: text,
        lengthSum: { type: 'array', items: text },
        op: text,
        value: true,
        otherPath: text,
        trimmed: { const: true },
        all: { type: 'array', items: { $ref: '#/$defs/test' } },
        any: { type: 'array', items: { $ref: '#/$defs/test' } },
        not: { $ref: '#/$defs/test' },
        const: { type: 'boolean' },
        enum: text,
        partial: { const: true },
      },
    },
    rule: {
      type: 'object',
      required: ['field', 'rule'],
      additionalProperties: false,
      properties: {
        field: text,
        rule: text,
        value: true,
        error: text,
        message: { type: 'string', pattern: '^`[^`]+`$' },
        says: text,
        rejectedIf: { $ref: '#/$defs/test' },
        when: { type: 'array', items: { $ref: '#/$defs/test' }, minItems: 1 },
        partialWhen: { const: true },
        file: text,
        function: text,
      },
    },
    group: {
      type: 'object',
      additionalProperties: false,
      properties: {
        when: { type: 'array', items: { $ref: '#/$defs/test' }, minItems: 1 },
        field: text,
        path: text,
        use: text,
        rules: { $ref: '#/$defs/nodes' },
      },
      oneOf: [
        { type: 'object', required: ['use'] },
        { type: 'object', required: ['rules'] },
      ],
    },
    nodes: {
      type: 'array',
      minItems: 1,
      items: {
        if: { type: 'object', required: ['rule'] },
        then: { $ref: '#/$defs/rule' },
        else: { $ref: '#/$defs/group' },
      },
    },
  },
  type: 'object',
  required: ['rules'],
  additionalProperties: false,
  properties: {
    fragments: { type: 'object', additionalProperties: { $ref: '#/$defs/nodes' } },
    rules: { $ref: '#/$defs/nodes' },
  },
};
