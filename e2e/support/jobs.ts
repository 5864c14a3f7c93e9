import { inDatabase } from './database.ts';

/** Asks the server under test for a job, as its schedule would. */
export const startJob = (name: string) =>
  inDatabase('insert into pgboss.job (name, data) values ($1, $2)', [name, JSON.stringify({})]);
