import type { ParseArgsConfig } from 'node:util';
import type { Client } from './create-client.ts';

/** What was typed is not what the task takes: said with its usage. */
export class UsageError extends Error {}

/** The task was done and what it looked for is not well, or it was refused. */
export class TaskFailure extends Error {}

export interface Typed {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
}

interface World {
  readonly client: Client;
  /** A line of what was asked for, on standard output. */
  readonly out: (line: string) => void;
  /** How far it is, on standard error. */
  readonly say: (line: string) => void;
}

/** Something that operations need again and again, done through the typed client. */
export interface Task {
  /** What it does, in a line. */
  readonly summary: string;
  /** What is typed after its name. */
  readonly usage: string;
  /** What each argument means, a line each. */
  readonly help: readonly string[];
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** @throws UsageError, TaskFailure, or the client's refusal. */
  readonly run: (typed: Typed, world: World) => Promise<void>;
}

/** The argument at a place. @throws UsageError naming it where it is missing. */
export function needed({ positionals }: Typed, nth: number, name: string): string {
  const value = positionals[nth];
  if (value === undefined || value === '') throw new UsageError(`${name} is missing.`);
  return value;
}

/** An option that is a text. */
export const textOf = ({ values }: Typed, name: string): string | undefined => {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
};

/** One of a list. @throws UsageError naming the list. */
export function oneOf<Choice extends string>(value: string, choices: readonly Choice[], name: string): Choice {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new UsageError(`${name} is one of ${choices.join(', ')}, not "${value}".`);
  return found;
}
