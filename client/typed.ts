import { parseArgs } from 'node:util';
import { type Task, type Typed, UsageError } from './task.ts';

/** What a caller reads who asks for `--help`, or typed it wrong. */
export const helpOf = (name: string, { summary, usage, help }: Pick<Task, 'summary' | 'usage' | 'help'>): string =>
  [`npm run task -- ${name} ${usage}`, '', `${summary}.`, '', ...help.map((line) => `  ${line}`)].join('\n');

/** What was typed, as the task takes it. @throws UsageError for what it does not know. */
export function typedOf(
  { options }: Pick<Task, 'options'>,
  args: readonly string[],
): Typed & { readonly help: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
      strict: true,
    });
    return { values: values as Typed['values'], positionals, help: values.help === true };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
