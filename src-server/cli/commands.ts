import { readFileSync } from 'node:fs';
import { needed, textOf, UsageError } from '#client/task.ts';
import { checkRecordFile } from '#server/modules/custody/custody.module.ts';
import { verifyCustody } from '#server/modules/handovers/handovers.module.ts';
import { backUp } from '#server/platform/backup/back-up.ts';
import { restore, RestoreError } from '#server/platform/backup/restore.ts';
import { OlderReleaseError } from '#server/platform/db/baseline.ts';
import { systemClock } from '#server/platform/clock.ts';
import { takeJobs } from '#server/platform/jobs/take-jobs.ts';
import { ServiceTokenError, serviceTokensOf } from '#server/modules/accounts/accounts.module.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { moveFiles } from '#server/platform/files/move-files.ts';
import { tablesOfFiles } from '#server/start/tables-of-files.ts';
import { openProductDatabase } from '#server/start/product-database.ts';
import { baseline } from '../../migrations/all.ts';
import { changeRequests } from './change-requests.ts';
import { clocks } from './clocks.ts';
import type { Command, Surroundings } from './command.ts';
import { TaskError } from './tasks.ts';

const text = { type: 'string' } as const;

/** Work with the service tokens of a database that is migrated. */
async function withTokens(
  { config, databaseUrl }: Surroundings,
  work: (tokens: ReturnType<typeof serviceTokensOf>) => Promise<void>,
): Promise<void> {
  const db = await openProductDatabase(config, databaseUrl);
  try {
    await db.migrate();
    await work(serviceTokensOf(db, systemClock));
  } catch (error) {
    throw error instanceof ServiceTokenError ? new TaskError(error.message) : error;
  } finally {
    await db.close();
  }
}

const day = (at: Date): string => at.toISOString().slice(0, 10);

const issueServiceToken: Command = {
  summary: 'Makes a service token and shows it once',
  usage: '--name NAME --role ROLE --days N [--company ID]',
  help: [
    '--name     what it is called in the audit log, such as nightly-report',
    '--role     reader, support, finance, admin, or partner with --company',
    '--days     how long it is good, 365 at most',
    '--company  the company whose partner it acts as',
  ],
  options: { name: text, role: text, days: text, company: text },
  run: async (typed, surroundings) => {
    const [name, role, days] = ['name', 'role', 'days'].map((option) => textOf(typed, option));
    if (name === undefined || role === undefined || !/^\d{1,4}$/.test(days ?? '')) {
      throw new UsageError('Say what the token is for: --name, --role and --days.');
    }
    await withTokens(surroundings, async (tokens) => {
      const token = await tokens.issue({ name, role, days: Number(days), company: textOf(typed, 'company') });
      surroundings.say(token);
      surroundings.say('Keep it now: it is not shown again. Send it as "Authorization: Bearer …".');
    });
  },
};

const listServiceTokens: Command = {
  summary: 'Lists the service tokens that are good',
  usage: '[--all]',
  help: ['--all  those that are over or revoked too'],
  options: { all: { type: 'boolean' } },
  run: (typed, surroundings) =>
    withTokens(surroundings, async (tokens) => {
      const now = new Date(systemClock.now().toEpochMilli());
      for (const { name, role, createdAt, expiresAt, revokedAt } of await tokens.list()) {
        if (typed.values.all !== true && (revokedAt !== null || expiresAt <= now)) continue;
        const end = revokedAt === null ? `until ${day(expiresAt)}` : `revoked ${day(revokedAt)}`;
        surroundings.say(`${name}  ${role}  from ${day(createdAt)}  ${end}`);
      }
    }),
};

const revokeServiceToken: Command = {
  summary: 'Ends a service token at once',
  usage: 'NAME',
  help: ['NAME  as list-service-tokens tells it'],
  options: {},
  run: async (typed, surroundings) => {
    const name = needed(typed, 0, 'NAME');
    await withTokens(surroundings, (tokens) => tokens.revoke(name));
  },
};

const backup: Command = {
  summary: 'Writes all of the database to a file',
  usage: 'FILE',
  help: ['FILE  such as cloakroom-2026-11-21.backup; it holds people’s data'],
  options: {},
  run: async (typed, { config, databaseUrl, say }) => {
    const file = needed(typed, 0, 'FILE');
    say(`Wrote ${await backUp(databaseUrl, file)} rows to ${file}. It holds people's data: keep it like the database.`);
    if (config.FILES_URL !== undefined) say('Pictures that are in the store of FILES_URL are not in it.');
  },
};

const restoreBackup: Command = {
  summary: 'Reads a file of backup into an empty database',
  usage: 'FILE',
  help: ['FILE  what backup wrote; DATABASE_URL names the empty database'],
  options: {},
  run: async (typed, { config, databaseUrl, say }) => {
    const file = needed(typed, 0, 'FILE');
    // All modules: loaded by no one who asks for something else.
    const { jobHandlers } = await import('#server/start/job-handlers.ts');
    const db = await openProductDatabase(config, databaseUrl);
    try {
      const rows = await restore({
        url: databaseUrl,
        file,
        known: await db.knownMigrations(),
        baseline,
        usedTable: 'users',
        migrateTo: (last) => db.migrate(last),
        takeJobs: (jobs) =>
          takeJobs(
            databaseUrl,
            jobs,
            jobHandlers.map(({ job }) => job),
          ),
      });
      await db.migrate();
      say(`Read ${rows} rows.`);
    } catch (error) {
      throw error instanceof RestoreError || error instanceof OlderReleaseError ? new TaskError(error.message) : error;
    } finally {
      await db.close();
    }
  },
};

const movePictures: Command = {
  summary: 'Moves pictures and documents from the database to the store of FILES_URL',
  usage: '',
  help: ['It may be stopped and begun again, and run while the product is used.'],
  options: {},
  run: async (_typed, { config, withDeps, say }) => {
    if (config.FILES_URL === undefined) throw new TaskError('FILES_URL names no store to move them to.');
    await withDeps(async (deps) => {
      const moved = await moveFiles(deps, tablesOfFiles).catch((error: unknown) => {
        if (!(error instanceof AppError && error.status === 503)) throw error;
        throw new TaskError('The store of FILES_URL does not answer. What was moved stays there; begin again later.');
      });
      say(`Moved ${moved} pictures and documents.`);
    });
  },
};

const whyNot = {
  notARecord: 'The file is no custody record.',
  wrongSignature: 'The file was changed, or signed with another key: its signature does not hold.',
  wrongFingerprint: 'A row of the record is not what its fingerprint says.',
};

/** A record that a person sent, with the key that it was signed with. */
function verifyFile(file: string, { config, say }: Surroundings): void {
  const answer = checkRecordFile(config, readFileSync(file, 'utf8'));
  if (!answer.isSound) throw new TaskError(whyNot[answer.why]);
  say(`The record of ${answer.code}, issued ${answer.issuedAt}, is ours and whole: ${answer.rows} hand-overs.`);
}

const verify: Command = {
  summary: 'Reckons the custody record again, or checks a record that was sent in',
  usage: '[--file FILE]',
  help: ['--file  a record as JSON; without it the record of every location'],
  options: { file: text },
  run: async (typed, surroundings) => {
    const file = textOf(typed, 'file');
    if (file !== undefined) return verifyFile(file, surroundings);
    const { config, databaseUrl, say } = surroundings;
    const db = await openProductDatabase(config, databaseUrl);
    try {
      await db.migrate();
      const { chains, rows, broken } = await verifyCustody(db);
      say(`Reckoned ${rows} hand-overs of ${chains} locations.`);
      for (const { listingId, sequence } of broken)
        say(`Location ${listingId}: row ${sequence} is not as it was written.`);
      if (broken.length > 0) throw new TaskError('The custody record was changed.');
      say('All of them are as they were written.');
    } finally {
      await db.close();
    }
    return undefined;
  },
};

export const commands: Readonly<Record<string, Command>> = {
  'issue-service-token': issueServiceToken,
  'list-service-tokens': listServiceTokens,
  'revoke-service-token': revokeServiceToken,
  'verify-custody': verify,
  backup,
  'move-files': movePictures,
  clocks,
  'change-requests': changeRequests,
  restore: restoreBackup,
};
