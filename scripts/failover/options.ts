import { parseArgs } from 'node:util';

/** Every round, in the order in which they are done. */
export const roundNames = [
  'kill',
  'freeze',
  'replicas',
  'switchover',
  'etcd',
  'proxy',
  'pooler',
  'process',
  'update',
] as const;

export type RoundName = (typeof roundNames)[number];

export interface FailoverOptions {
  readonly rounds: readonly RoundName[];
  /** How long visitors book in each round at least, in seconds. */
  readonly seconds: number;
  /** Whether the folder with settings, data and logs stays. */
  readonly keep: boolean;
}

const usage = `npm run failover -- [--rounds ${roundNames.join(',')}] [--seconds 60] [--keep]`;

/** What was typed wrong, or what is missing on this machine: a sentence, and the exit code 2. */
export class CannotRun extends Error {}

const isRound = (name: string): name is RoundName => roundNames.some((known) => known === name);

/** @throws CannotRun with the usage for an option that is none. */
export function readOptions(args: readonly string[]): FailoverOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        rounds: { type: 'string', default: roundNames.join(',') },
        seconds: { type: 'string', default: '60' },
        keep: { type: 'boolean', default: false },
      },
    });
    const rounds = values.rounds.split(',');
    const seconds = Number(values.seconds);
    if (!rounds.every(isRound) || !Number.isInteger(seconds) || seconds < 40 || seconds > 3600) throw new Error();
    return { rounds, seconds, keep: values.keep };
  } catch {
    throw new CannotRun(`${usage}\nSeconds are 40 to 3600.`);
  }
}
