import { Lucia, TimeSpan } from 'lucia';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Origin, unknownOrigin } from '#server/platform/sessions/origin.ts';
import { hashSecret, newSecret } from '#server/platform/sessions/secrets.ts';
import { GUEST_DAYS, SESSION_DAYS, type Sessions, type StartedSession } from '#server/platform/sessions/sessions.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import { createSessionAdapter, IDLE_DAYS, SECOND_FACTOR_HOURS } from './session-adapter.ts';
import { serviceTokensOf } from './service-tokens.ts';

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<{ client: string; uid: string; lastSeenAt: Date; origin: Origin; endsAt: Date }, SessionUser>;
    DatabaseSessionAttributes: {
      client: string;
      uid?: string;
      createdAt: Date;
      lastSeenAt: Date;
      origin: Origin;
      endsAt: Date;
    };
    DatabaseUserAttributes: SessionUser;
  }
}

/** For how long the person who has proven who they are isn't asked again. */
const PROVEN_MINUTES = 15;
/** How exactly a session's use is noted while it stays where it is: not with every request. */
const SEEN_EVERY_MS = 3_600_000;

const DAY_MS = 86_400_000;

/** Until when a session is good if nothing happens from its last use on. */
const goodUntilOf = (endsAt: Date, lastSeenAt: Date): Date =>
  new Date(Math.min(endsAt.getTime(), lastSeenAt.getTime() + IDLE_DAYS * DAY_MS));

/** Sessions in the database. */
export function createSessions(db: Database, clock: Clock): Sessions {
  const lucia = new Lucia(createSessionAdapter(db, clock), {
    sessionExpiresIn: new TimeSpan(SESSION_DAYS, 'd'),
    getSessionAttributes: ({ client, uid = '', lastSeenAt, origin, endsAt }) => ({
      client,
      uid,
      lastSeenAt,
      origin,
      endsAt,
    }),
    getUserAttributes: (attributes) => attributes,
  });
  const now = () => new Date(clock.now().toEpochMilli());
  const start = async (userId: string, origin: Origin): Promise<StartedSession> => {
    const [secret, client] = [newSecret(), newSecret().slice(0, 22)];
    const at = now();
    const endsAt = new Date(at.getTime() + SESSION_DAYS * DAY_MS);
    const attributes = { client, createdAt: at, lastSeenAt: at, origin, endsAt };
    await lucia.createSession(userId, attributes, { sessionId: secret });
    return { secret, client, goodUntil: goodUntilOf(endsAt, at) };
  };
  /** The live session of a secret. A device that moves is noted at once, one that stays once in a while. */
  const find = async (secret: string, origin: Origin) => {
    const found = await lucia.validateSession(secret);
    if (found.session === null) return null;
    const { lastSeenAt, origin: before, endsAt } = found.session;
    const isElsewhere = origin !== unknownOrigin && (origin.ip !== before.ip || origin.userAgent !== before.userAgent);
    const isNoted = isElsewhere || now().getTime() - lastSeenAt.getTime() > SEEN_EVERY_MS;
    const seenAt = isNoted ? now() : lastSeenAt;
    if (isNoted) {
      const { ip, userAgent } = isElsewhere ? origin : before;
      await db.query('update sessions set last_seen_at = $2, from_ip = $3, user_agent = $4 where id = $1', [
        hashSecret(secret),
        seenAt,
        ip,
        userAgent,
      ]);
    }
    return { ...found, goodUntil: goodUntilOf(endsAt, seenAt) };
  };
  /** Whether what a session notes the instant of was within the last 15 minutes. */
  const isRecent = async (secret: string, what: 'proven_at' | 'second_factor_at'): Promise<boolean> => {
    const since = new Date(now().getTime() - PROVEN_MINUTES * 60_000);
    const rows = await db.query(`select 1 from sessions where id = $1 and ${what} > $2`, [hashSecret(secret), since]);
    return rows.length > 0;
  };
  return {
    joined: (within) => createSessions(within, clock),
    start: (userId, origin = unknownOrigin) => start(userId, origin),
    findUser: async (secret, origin = unknownOrigin) => (await find(secret, origin))?.user ?? null,
    findUserOfClient: async (secret, client, uid, origin = unknownOrigin) => {
      const found = await find(secret, origin);
      if (found === null || found.session.client !== client) return null;
      const { user, session, goodUntil } = found;
      return [user.email, session.uid].includes(uid.toLowerCase()) ? { user, goodUntil } : null;
    },
    startedAt: async (secret) => {
      const [row] = await db.query<{ created_at: Date }>('select created_at from sessions where id = $1', [
        hashSecret(secret),
      ]);
      return row?.created_at ?? null;
    },
    findAwaiting: async (secret) => {
      const [row] = await db.query<{ user_id: string }>(
        'select user_id from sessions where id = $1 and awaits_second_factor and expires_at > $2',
        [hashSecret(secret), now()],
      );
      return row === undefined ? null : { userId: row.user_id };
    },
    passSecondFactor: async (secret) => {
      await db.query(
        'update sessions set awaits_second_factor = false, second_factor_at = $2, proven_at = $2 where id = $1',
        [hashSecret(secret), now()],
      );
    },
    hasGivenFactor: async (secret, setUpBy) => {
      const rows = await db.query(
        `select 1 from sessions s join second_factors f on f.user_id = s.user_id
         where s.id = $1 and s.second_factor_at > $2 and f.confirmed_at <= $3`,
        [hashSecret(secret), new Date(now().getTime() - SECOND_FACTOR_HOURS * 3_600_000), setUpBy.toString()],
      );
      return rows.length > 0;
    },
    isFactorFresh: (secret) => isRecent(secret, 'second_factor_at'),
    prove: async (secret) => {
      await db.query('update sessions set proven_at = $2 where id = $1', [hashSecret(secret), now()]);
    },
    isProven: (secret) => isRecent(secret, 'proven_at'),
    end: (secret) => lucia.invalidateSession(secret),
    startGuest: async () => {
      const secret = newSecret();
      const expiresAt = new Date(now().getTime() + GUEST_DAYS * 86_400_000);
      await db.query('insert into guest_sessions (id, expires_at, created_at) values ($1, $2, $3)', [
        hashSecret(secret),
        expiresAt,
        now(),
      ]);
      return secret;
    },
    findGuest: async (secret) => {
      const [row] = await db.query<{ id: string }>('select id from guest_sessions where id = $1 and expires_at > $2', [
        hashSecret(secret),
        now(),
      ]);
      return row?.id ?? null;
    },
    findService: serviceTokensOf(db, clock).find,
  };
}
