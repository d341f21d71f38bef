import type { Static, TSchema } from 'typebox';
import type { McpApi } from './api.ts';

/** One tool: its schemas are all that a client knows of it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: TSchema;
  readonly output: TSchema;
  /** True for the tools that need a token with scope write. */
  readonly changes: boolean;
  /** @throws Error with a sentence for a person */
  readonly run: (api: McpApi, input: never) => Promise<object>;
}

/** Describes a tool with its function typed by its schemas. */
export function tool<Input extends TSchema, Output extends TSchema>(
  description: Omit<Tool, 'input' | 'output' | 'run'> & {
    readonly input: Input;
    readonly output: Output;
    readonly run: (api: McpApi, input: Static<Input>) => Promise<Static<Output>>;
  },
): Tool {
  // Safe: the input is checked against this very schema before the function is called.
  return description;
}
