import { join } from 'node:path';
import { pino } from 'pino';
import type { TodaysList } from '#shared/custody/todays-list.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openHealth } from '#server/platform/http/health.ts';
import { todaysStays } from '#server/modules/booking/hosting/todays-stays.ts';
import { createBuiltRenderer } from '#server/platform/pages/page-renderer.ts';
import { openDeps } from '#server/start/open-deps.ts';
import { declares } from '#server/platform/access/declared-routes.ts';

/**
 * The application as it runs in production, with three routes more: a bare `select 1` through the same pool, and today's
 * list read in full, and after a write at one location.
 */
const root = join(import.meta.dirname, '..');
const config = readConfig();
const log = pino({ level: 'error' });
const { deps, metrics } = await openDeps({ config, databaseUrl: config.DATABASE_URL ?? '', root, log });
const health = openHealth({ url: config.DATABASE_URL ?? '', db: deps.db, isWorking: () => true });
const app = await buildApp({
  deps,
  root,
  dev: false,
  health,
  metrics,
  createRenderer: async (server) => {
    server.get('/bench/select-1', declares('anyone'), async () => deps.db.query('select 1 as one'));
    server.get<{ Params: { person: string } }>('/bench/today/:person', declares('anyone'), ({ params }) =>
      todaysStays(deps, params.person),
    );
    let last: TodaysList | null = null;
    server.get<{ Params: { person: string } }>('/bench/today-anew/:person', declares('anyone'), async ({ params }) => {
      last ??= await todaysStays(deps, params.person);
      // What is missing in the last list is read, as what was written to since.
      return todaysStays(deps, params.person, { ...last, locations: last.locations.slice(1) });
    });
    return createBuiltRenderer(root);
  },
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ address });
process.on('disconnect', () => process.exit(0));
