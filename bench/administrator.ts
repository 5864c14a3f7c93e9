import pg from 'pg';
import { systemClock } from '#server/platform/clock.ts';
import { createSessions } from '#server/platform/sessions/sessions.ts';
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

/** 200,000 acts on bookings of a year that is over, and one on the system; made once for a database. */
export async function longAuditLog(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select from audit_log where action = 'admin.runPayouts' limit 1");
  if (rows.length === 0) {
    await client.query('set statement_timeout = 0');
    await client.query(`
      insert into audit_log (id, action, subject, subject_id, call, created_at)
      select gen_random_uuid(), case when n = 100000 then 'admin.runPayouts' else 'booking.act' || n % 20 end, 'booking',
        gen_random_uuid()::text, '{"input": {"note": "as asked by the traveller"}}', now() - interval '40 days' - n * interval '2 minutes'
      from generate_series(1, 200000) n`);
    await client.query('vacuum analyze audit_log');
  }
  await client.end();
}
