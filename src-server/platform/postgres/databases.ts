import pg from 'pg';

async function withServer<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Adds a database, as a quick copy of a template where one is named. */
export const createDatabase = (serverUrl: string, name: string, template?: string): Promise<unknown> =>
  withServer(serverUrl, (client) =>
    client.query(`create database "${name}"${template === undefined ? '' : ` template "${template}" strategy file_copy`}`),
  );

/** Adds a database when it is missing. */
export const ensureDatabase = (serverUrl: string, name: string): Promise<void> =>
  withServer(serverUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database "${name}"`);
  });

export const dropDatabase = (serverUrl: string, name: string): Promise<unknown> =>
  withServer(serverUrl, (client) => client.query(`drop database if exists "${name}" with (force)`));
