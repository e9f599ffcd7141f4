/** The part of JSON Schema 2020-12 that the reference writes. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  deprecated?: boolean;
  enum?: readonly (string | number)[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  contentMediaType?: string;
  contentEncoding?: string;
  title?: string;
}
