import type { Client } from './create-client.ts';
import { type Task, TaskFailure, UsageError } from './task.ts';
import { helpOf, typedOf } from './typed.ts';
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
