import type { z } from 'zod';

/** What a tool answers: for people as Markdown, for programs as data of the tool's output schema. */
export interface ToolAnswer<Shape extends z.ZodRawShape> {
  readonly text: string;
  readonly data: z.infer<z.ZodObject<Shape>>;
}

/** Something that whoever called a tool can put right. Its message says what and how. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}
