import { AsyncLocalStorage } from 'node:async_hooks';

const ids = new AsyncLocalStorage<string>();

/** Does a job's work under its id, which is the same each time the job is tried. */
export const inJob = <Answer>(id: string, work: () => Promise<Answer>): Promise<Answer> => ids.run(id, work);

/** The id of the job that is being done; `null` outside of any. */
export const currentJob = (): string | null => ids.getStore() ?? null;
