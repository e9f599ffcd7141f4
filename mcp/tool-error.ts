/** Something that whoever called a tool can put right. Its message says what and how. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}
