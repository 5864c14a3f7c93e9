import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/ids.ts';
import { MAX_TOKEN_DAYS } from '#shared/accounts/token-schema.ts';
import { hashSecret, newSecret } from '#server/platform/sessions/secrets.ts';
import { sessionUserJson } from './session-adapter.ts';
import {
  type ServiceIdentity,
  type ServiceRole,
  serviceRoles,
  type SessionUser,
  type TokenLevel,
} from '#server/platform/sessions/viewer.ts';

/** How much of a token is kept readable, so that its owner knows which one it is: `svc_` and four letters. */
const HINT_LENGTH = 8;

/** How exactly its use is noted: not with every request. */
const USED_EVERY_SECONDS = 60;

interface TokenRequest {
  readonly name: string;
  readonly role: string;
  readonly days: number;
  /** The company's id, for the role `partner` and no other. */
  readonly company?: string | undefined;
}

interface ListedToken {
  readonly id: string;
  readonly name: string;
  readonly role: Exclude<ServiceRole, 'machine'>;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

interface NewToken {
  readonly name: string;
  readonly role: ServiceRole;
  readonly days: number;
  readonly acts: { readonly ownerId: string; readonly may: TokenLevel } | null;
}

/** A sentence for the caller who asked for a token that cannot be. */
export class ServiceTokenError extends Error {}

const isServiceRole = (role: string): role is ServiceRole => (serviceRoles as readonly string[]).includes(role);
const TASK_DAYS = 1;

interface FoundRow extends Omit<ServiceIdentity, 'acts'> {
  readonly may: TokenLevel | null;
  readonly owner: SessionUser | null;
  readonly is_fresh: boolean;
}

/** Keys of scripts to the typed procedures and REST: hashed, with a role and an end. */
export function serviceTokensOf(db: Pick<Database, 'query'>, clock: Clock) {
  const now = () => new Date(clock.now().toEpochMilli());
  /** Makes a token of a request that was looked at. @returns `null` where its owner has one of that name. */
  const make = async ({ name, role, days, acts }: NewToken): Promise<{ id: string; token: string } | null> => {
    const token = `svc_${newSecret()}`;
    const [added] = await db.query<{ id: string }>(
      `insert into service_tokens (id, name, role, owner_id, may, hint, token_hash, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz, $8::timestamptz + make_interval(days => $9))
       on conflict do nothing returning id`,
      [
        newId(),
        name,
        role,
        acts?.ownerId ?? null,
        acts?.may ?? null,
        token.slice(0, HINT_LENGTH),
        hashSecret(token),
        now(),
        days,
      ],
    );
    return added === undefined ? null : { id: added.id, token };
  };
  const ownerOf = async (company: string): Promise<string> => {
    const [found] = await db.query<{ user_id: string }>('select user_id from companies where id::text = $1', [company]);
    if (found === undefined) throw new ServiceTokenError(`There is no company ${company}.`);
    return found.user_id;
  };
  return {
    make,
    /**
     * Makes a token. What is returned is shown once and kept nowhere.
     * @throws ServiceTokenError with a sentence for a wrong name, role, company or number of days.
     */
    issue: async ({ name, role, days, company }: TokenRequest): Promise<string> => {
      if (!/^[a-z0-9][a-z0-9-]{1,59}$/.test(name)) {
        throw new ServiceTokenError('A name is 2 to 60 small letters, digits and hyphens, such as nightly-report.');
      }
      if (!isServiceRole(role)) throw new ServiceTokenError(`A role is one of ${serviceRoles.join(', ')}.`);
      if (!Number.isInteger(days) || days < 1 || days > MAX_TOKEN_DAYS) {
        throw new ServiceTokenError(`A token lasts 1 to ${MAX_TOKEN_DAYS} days.`);
      }
      if ((role === 'partner') !== (company !== undefined)) {
        throw new ServiceTokenError('A token of the role partner names one company, any other none.');
      }
      const acts = company === undefined ? null : { ownerId: await ownerOf(company), may: 'all' as const };
      const made = await make({ name, role, days, acts });
      if (made === null) throw new ServiceTokenError(`There is a token ${name} already. Choose another name.`);
      return made.token;
    },
    /** Makes the token of a task that runs where the product does; nothing else gives one of its role. */
    issueToTask: async (name: string): Promise<string> => {
      const made = await make({ name, role: 'machine', days: TASK_DAYS, acts: null });
      if (made === null) throw new ServiceTokenError(`There is a token ${name} already.`);
      return made.token;
    },
    /** Every token but those of tasks; those that partners made for themselves too. */
    list: () =>
      db.query<ListedToken>(
        `select id, name, role, created_at as "createdAt", expires_at as "expiresAt", revoked_at as "revokedAt"
         from service_tokens where role <> 'machine' order by created_at`,
      ),
    /** @throws ServiceTokenError when there is none of that name that is still good, or more than one. */
    revoke: async (name: string): Promise<void> => {
      const good = await db.query<{ id: string }>(
        'select id from service_tokens where (name = $1 or id::text = $1) and revoked_at is null',
        [name],
      );
      const [only, another] = good;
      if (only === undefined) throw new ServiceTokenError(`There is no token ${name} that is still good.`);
      if (another !== undefined) {
        throw new ServiceTokenError(
          `Several partners have a token ${name}. Name one by its id: ${good.map(({ id }) => id).join(', ')}.`,
        );
      }
      await db.query('update service_tokens set revoked_at = $2 where id = $1', [only.id, now()]);
    },
    /** Whose token it is, which is used by that; `null` for one that is unknown, revoked or over. */
    find: async (token: string): Promise<ServiceIdentity | null> => {
      const [row] = await db.query<FoundRow>(
        `select t.id, t.name, t.role, t.may, case when u.id is not null then ${sessionUserJson(`'customer'`)} end as owner,
           coalesce(t.last_used_at > $2::timestamptz - make_interval(secs => $3), false) as is_fresh
         from service_tokens t left join users u on u.id = t.owner_id
         where t.token_hash = $1 and t.revoked_at is null and t.expires_at > $2::timestamptz`,
        [hashSecret(token), now(), USED_EVERY_SECONDS],
      );
      if (row === undefined) return null;
      const { id, name, role, may, owner } = row;
      if (!row.is_fresh) await db.query('update service_tokens set last_used_at = $2 where id = $1', [id, now()]);
      return { id, name, role, acts: owner === null || may === null ? null : { owner, may } };
    },
  };
}
