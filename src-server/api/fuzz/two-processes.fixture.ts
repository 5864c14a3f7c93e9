import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { WEBHOOK_PATH } from '#server/platform/payments/open-cards.ts';
import { startPaymentSandbox } from '#server/platform/payments/sandbox/start-payment-sandbox.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createDatabase, dropDatabase } from '#server/platform/postgres/databases.ts';
import { learnZoneRules } from '#server/platform/zones/zone-rules.ts';
import { openProductDatabase } from '#server/start/product-database.ts';
import { TEMPLATE } from '#server/testing/global-setup.ts';
import { processWebhookSecret, type ProductProcess, startProduct } from '#server/testing/product-process.ts';

/** Two processes of the product on one new database, with one payment sandbox of both. */
export async function startTwoProcesses(serverUrl: string) {
  learnZoneRules();
  const name = `fuzz_${Date.now()}`;
  const databaseUrl = await createDatabase(serverUrl, name, TEMPLATE);
  const dataDir = mkdtempSync(join(tmpdir(), 'cloakroom-fuzz-'));
  const processes: ProductProcess[] = [];
  const sandbox = await startPaymentSandbox({
    statePath: null,
    webhookUrl: () => (processes[0] === undefined ? '' : `${processes[0].base}${WEBHOOK_PATH}`),
    webhookSecret: processWebhookSecret,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    production: false,
    allowed: false,
  });
  const entry = join(import.meta.dirname, 'server.ts');
  const start = () => startProduct({ entry, databaseUrl, dataDir, cardsUrl: sandbox.url });
  processes.push(...(await Promise.all([start(), start()])));
  const db = await openProductDatabase({ DATABASE_POOL: 4 }, databaseUrl);
  return {
    db,
    processes,
    bases: processes.map(({ base }) => base) as [string, string],
    stop: async () => {
      await Promise.all(processes.map((each) => each.stop()));
      await sandbox.stop();
      await db.close();
      await dropDatabase(serverUrl, name);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TwoProcesses = Awaited<ReturnType<typeof startTwoProcesses>>;
