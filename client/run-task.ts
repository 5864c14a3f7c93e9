import { parseArgs } from 'node:util';
import type { Client } from './create-client.ts';
import { type Task, TaskFailure, type Typed, UsageError } from './task.ts';
import { whyOf } from './why.ts';

interface Run {
  readonly name: string;
  readonly task: Task;
  readonly args: readonly string[];
  /** Opens the client; asked for only when what was typed can be done. */
  readonly open: () => Promise<{ readonly client: Client; close(): Promise<void> }>;
  readonly out: (line: string) => void;
  readonly say: (line: string) => void;
}

const helpOf = (name: string, { summary, usage, help }: Task): string =>
  [`npm run task -- ${name} ${usage}`, '', `${summary}.`, '', ...help.map((line) => `  ${line}`)].join('\n');

/** What was typed, as the task takes it. @throws UsageError for what it does not know. */
function typedOf(task: Task, args: readonly string[]): Typed & { readonly help: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...task.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
      strict: true,
    });
    return { values: values as Typed['values'], positionals, help: values.help === true };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Runs a task with what was typed after its name.
 * @returns how it ends: 0 done; 1 refused, or what it looked for is not well; 2 typed wrong. Bugs are thrown.
 */
export async function runTask({ name, task, args, open, out, say }: Run): Promise<0 | 1 | 2> {
  try {
    const typed = typedOf(task, args);
    if (typed.help) {
      out(helpOf(name, task));
      return 0;
    }
    const { client, close } = await open();
    try {
      await task.run(typed, { client, out, say });
    } finally {
      await close();
    }
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      say(`${error.message}\n\n${helpOf(name, task)}`);
      return 2;
    }
    const why = error instanceof TaskFailure ? error.message : whyOf(error);
    if (why === null) throw error;
    say(why);
    return 1;
  }
}
