import pg from 'pg';
import { systemClock } from '#server/platform/clock.ts';
import { createSessions } from '#server/modules/accounts/accounts.module.ts';
import { openProductDatabase } from '#server/start/product-database.ts';

const EMAIL = 'owner@seed.cloakroom.example';

/** The cookie of an administrator, an owner, who has given the second factor; made once for a database. */
export async function administratorCookie(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `insert into users (id, email, first_name, last_name, role, admin_role, confirmed_at, created_at, updated_at)
     values (gen_random_uuid(), $1, 'Bench', 'Owner', 'admin', 'owner', now(), now(), now())
     on conflict (email) do update set updated_at = now() returning id`,
    [EMAIL],
  );
  await client.end();
  const [owner] = rows;
  if (owner === undefined) throw new Error('No administrator');
  const db = await openProductDatabase({ DATABASE_POOL: 1 }, url);
  try {
    const sessions = createSessions(db, systemClock);
    const { secret } = await sessions.start(owner.id);
    await sessions.passSecondFactor(secret);
    return `cloakroom_session=${secret}`;
  } finally {
    await db.close();
  }
}
