import { serve, type Served } from '../serve.ts';

/** A port that no client is given by the system, and so none of the database takes while the server starts. */
const somePort = (): number => 20_000 + Math.floor(Math.random() * 10_000);

/** The built product with its demo data, in a process and a database of its own. */
export const startDemoServer = (dataDir: string): Promise<Served> =>
  serve(somePort(), { DATABASE_URL: '', DATA_DIR: dataDir, LOG_LEVEL: 'error' });
