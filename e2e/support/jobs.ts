import { inDatabase } from './database.ts';

/** Asks the server under test for a job, as its schedule would. */
export const startJob = (name: string) =>
  inDatabase('insert into pgboss.job (name, data, start_after) values ($1, $2, pgboss.job_now())', [
    name,
    JSON.stringify({}),
  ]);
