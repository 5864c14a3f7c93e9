import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Config } from '#server/config.ts';
import { checkRecordFile, verifyCustody } from '#server/modules/custody/custody.module.ts';
import { backUp } from '#server/platform/backup/back-up.ts';
import { restore, RestoreError } from '#server/platform/backup/restore.ts';
import { systemClock } from '#server/platform/clock.ts';
import { takeJobs } from '#server/platform/jobs/take-jobs.ts';
import { ServiceTokenError, serviceTokensOf } from '#server/platform/sessions/service-tokens.ts';
import { openProductDatabase } from '#server/start/product-database.ts';
import { TaskError } from './tasks.ts';

interface Surroundings {
  readonly config: Pick<Config, 'DATABASE_POOL' | 'custodyKey'>;
  readonly databaseUrl: string;
  /** Says a line to whoever typed the command. */
  readonly say: (line: string) => void;
}

/** What a person does by hand, besides the jobs; each takes what was typed after its name. */
type Command = (args: readonly string[], surroundings: Surroundings) => Promise<void>;

const tokenUsage = 'issue-service-token --name nightly-report --role reader --days 90 [--company ID]';

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

const issueServiceToken: Command = async (args, surroundings) => {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { name: option, role: option, days: option, company: option },
  });
  const { name, role, days, company } = values;
  if (name === undefined || role === undefined || !/^\d{1,4}$/.test(days ?? '')) {
    throw new TaskError(`Say what the token is for: ${tokenUsage}.`);
  }
  await withTokens(surroundings, async (tokens) => {
    const token = await tokens.issue({ name, role, days: Number(days), company });
    surroundings.say(token);
    surroundings.say('Keep it now: it is not shown again. Send it as "Authorization: Bearer …".');
  });
};

const listServiceTokens: Command = (_args, surroundings) =>
  withTokens(surroundings, async (tokens) => {
    for (const { name, role, createdAt, expiresAt, revokedAt } of await tokens.list()) {
      const end = revokedAt === null ? `until ${day(expiresAt)}` : `revoked ${day(revokedAt)}`;
      surroundings.say(`${name}  ${role}  from ${day(createdAt)}  ${end}`);
    }
  });

const revokeServiceToken: Command = async ([name], surroundings) => {
  if (name === undefined) throw new TaskError('Name the token: revoke-service-token nightly-report.');
  await withTokens(surroundings, (tokens) => tokens.revoke(name));
};

const backup: Command = async ([file], { databaseUrl, say }) => {
  if (file === undefined) throw new TaskError('Name the file to write: backup cloakroom-2026-11-21.backup.');
  say(`Wrote ${await backUp(databaseUrl, file)} rows to ${file}. It holds people's data: keep it like the database.`);
};

const restoreBackup: Command = async ([file], { config, databaseUrl, say }) => {
  if (file === undefined) throw new TaskError('Name the file to read: restore cloakroom-2026-11-21.backup.');
  const db = await openProductDatabase(config, databaseUrl);
  try {
    const rows = await restore({
      url: databaseUrl,
      file,
      known: await db.knownMigrations(),
      migrateTo: (last) => db.migrate(last),
      takeJobs: (jobs) => takeJobs(databaseUrl, jobs),
    });
    await db.migrate();
    say(`Read ${rows} rows.`);
  } catch (error) {
    throw error instanceof RestoreError ? new TaskError(error.message) : error;
  } finally {
    await db.close();
  }
};

const whyNot = {
  notARecord: 'The file is no custody record.',
  wrongSignature: 'The file was changed, or signed with another key: its signature does not hold.',
  wrongFingerprint: 'A row of the record is not what its fingerprint says.',
};

/** A record that somebody sent, with the key that it was signed with. */
function verifyFile(file: string, { config, say }: Surroundings): void {
  const answer = checkRecordFile(config, readFileSync(file, 'utf8'));
  if (!answer.isSound) throw new TaskError(whyNot[answer.why]);
  say(`The record of ${answer.code}, issued ${answer.issuedAt}, is ours and whole: ${answer.rows} hand-overs.`);
}

const verify: Command = async (args, surroundings) => {
  const { values } = parseArgs({ args: [...args], options: { file: { type: 'string' } } });
  if (values.file !== undefined) return verifyFile(values.file, surroundings);
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
};

export const commands: Readonly<Record<string, Command>> = {
  'issue-service-token': issueServiceToken,
  'list-service-tokens': listServiceTokens,
  'revoke-service-token': revokeServiceToken,
  'verify-custody': verify,
  backup,
  restore: restoreBackup,
};
