import type { Adapter, DatabaseSession } from 'lucia';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { SessionUser } from '#server/platform/sessions/viewer.ts';
import { hashSecret } from '#server/platform/sessions/secrets.ts';

interface SessionRow {
  readonly session_user_id: string;
  readonly client: string;
  readonly uid: string;
  readonly expires_at: Date;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly from_ip: string | null;
  readonly user_agent: string;
  readonly user: SessionUser;
}

/**
 * A person `u` as every request sees them.
 * @param role of theirs that counts now, as SQL: who has not given the second factor is no administrator
 */
export const sessionUserJson = (role: string): string => `json_build_object(
  'id', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name,
  'phoneNumber', u.phone_number, 'countryOfResidence', u.country_of_residence, 'language', u.language,
  'avatarFileId', u.avatar_file_id, 'isPartner', u.is_partner, 'role', ${role}, 'adminRole', u.admin_role,
  'confirmed', u.confirmed_at is not null, 'partnerOnboardingStep', u.partner_onboarding_step)`;

/** How long an administrator's session lasts after the second factor was given. */
export const SECOND_FACTOR_HOURS = 12;
const roleNow = `case when s.second_factor_at > $3 then u.role else 'customer' end`;

/** A session that no one used for so long is over. */
export const IDLE_DAYS = 14;

/**
 * Lucia's storage on our tables. The browser holds the secret, the database its hash; a session and its user are one
 * query. A session that no one used for a while is over before its time. Lucia reads the machine's clock, we are handed
 * ours: the end that it is shown is brought from one to the other.
 */
export function createSessionAdapter(db: Database, clock: Clock): Adapter {
  const nowMs = () => clock.now().toEpochMilli();
  const ahead = () => systemClock.now().toEpochMilli() - clock.now().toEpochMilli();
  const toMachine = (at: Date) => new Date(at.getTime() + ahead());
  return {
    getSessionAndUser: async (secret) => {
      const [row] = await db.query<SessionRow>(
        `select s.user_id as session_user_id, s.client, s.uid, s.expires_at, s.created_at, s.last_seen_at, s.from_ip, s.user_agent, ${sessionUserJson(roleNow)} as "user"
         from sessions s join users u on u.id = s.user_id
         where s.id = $1 and (u.confirmed_at is not null or not s.awaits_confirmation)
           and not s.awaits_second_factor and s.last_seen_at > $2`,
        [
          hashSecret(secret),
          new Date(nowMs() - IDLE_DAYS * 86_400_000),
          new Date(nowMs() - SECOND_FACTOR_HOURS * 3_600_000),
        ],
      );
      if (row === undefined) return [null, null];
      const session: DatabaseSession = {
        id: secret,
        userId: row.session_user_id,
        expiresAt: toMachine(row.expires_at),
        attributes: {
          client: row.client,
          uid: row.uid,
          createdAt: row.created_at,
          lastSeenAt: row.last_seen_at,
          origin: { ip: row.from_ip, userAgent: row.user_agent },
          endsAt: row.expires_at,
        },
      };
      return [session, { id: row.session_user_id, attributes: row.user }];
    },
    getUserSessions: async () => [],
    setSession: async ({ id, userId, attributes }) => {
      await db.query(
        `insert into sessions (id, user_id, client, uid, expires_at, created_at, last_seen_at, proven_at, awaits_second_factor, from_ip, user_agent)
         select $1, u.id, $3, u.email, $4, $5, $5, $5,
           exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null), $6, $7
         from users u where u.id = $2`,
        [
          hashSecret(id),
          userId,
          attributes.client,
          attributes.endsAt,
          attributes.createdAt,
          attributes.origin.ip,
          attributes.origin.userAgent,
        ],
      );
    },
    // The cookie that holds the secret lasts as long from the login on: neither is prolonged.
    updateSessionExpiration: async () => undefined,
    deleteSession: async (secret) => {
      await db.query('delete from sessions where id = $1', [hashSecret(secret)]);
    },
    deleteUserSessions: async (userId) => {
      await db.query('delete from sessions where user_id = $1', [userId]);
    },
    deleteExpiredSessions: async () => {
      await db.query('delete from sessions where expires_at <= $1', [clock.now().toString()]);
    },
  };
}
