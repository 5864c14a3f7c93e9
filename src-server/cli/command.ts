import type { Task, Typed } from '#client/task.ts';
import type { Config } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';

export interface Surroundings {
  readonly config: Pick<Config, 'DATABASE_POOL' | 'FILES_URL' | 'custodyKey'>;
  readonly databaseUrl: string;
  /** Says a line to the operator. */
  readonly say: (line: string) => void;
  /** Works with all that the server works with; jobs that it leaves behind are worked on until none is under way. */
  readonly withDeps: (work: (deps: Deps) => Promise<void>) => Promise<void>;
}

/** What a person who runs the installation does on its own database, besides the tasks and the jobs. */
export interface Command extends Pick<Task, 'summary' | 'usage' | 'help' | 'options'> {
  /** @throws UsageError, or TaskError with a sentence. */
  readonly run: (typed: Typed, surroundings: Surroundings) => Promise<void>;
}
