import { commands } from '#server/cli/commands.ts';
import { runCommand } from '#server/cli/run-command.ts';
import type { TestApp } from './test-app.ts';

interface Typed {
  readonly code: number;
  /** What was asked for, line by line, and what was said besides. */
  readonly lines: readonly string[];
  readonly said: string;
}

/** A command as if it were typed, on the test's database or another. @throws what the command refuses. */
export async function typeCommand(
  t: Pick<TestApp, 'deps' | 'databaseUrl'>,
  [name = '', ...args]: readonly string[],
  databaseUrl = t.databaseUrl,
): Promise<Typed> {
  const command = commands[name];
  if (command === undefined) throw new Error(`There is no command ${name}.`);
  const lines: string[] = [];
  const said: string[] = [];
  const out = (line: string) => void lines.push(line);
  const code = await runCommand({
    name,
    command,
    args,
    here: (work) => work({ config: t.deps.config, databaseUrl, say: out, withDeps: (does) => does(t.deps) }),
    out,
    say: (line) => void said.push(line),
  });
  return { code, lines, said: said.join('\n') };
}
