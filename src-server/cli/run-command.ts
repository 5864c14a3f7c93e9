import { UsageError } from '#client/task.ts';
import { helpOf, typedOf } from '#client/typed.ts';
import type { Command, Surroundings } from './command.ts';

interface Run {
  readonly name: string;
  readonly command: Command;
  readonly args: readonly string[];
  /** Opens the configured database for the work; asked for only when what was typed can be done. */
  readonly here: (work: (surroundings: Surroundings) => Promise<void>) => Promise<void>;
  readonly out: (line: string) => void;
  readonly say: (line: string) => void;
}

/** Runs a command. @returns how it ends: 0 done, 2 typed wrong; what is refused is thrown as a sentence. */
export async function runCommand({ name, command, args, here, out, say }: Run): Promise<0 | 2> {
  try {
    const typed = typedOf(command, args);
    if (typed.help) out(helpOf(name, command));
    else await here((surroundings) => command.run(typed, surroundings));
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    say(`${error.message}\n\n${helpOf(name, command)}`);
    return 2;
  }
}
