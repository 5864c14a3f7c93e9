import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/ids.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { type ServiceRole, serviceRoles } from './viewer.ts';

const MAX_DAYS = 365;

interface TokenRequest {
  readonly name: string;
  readonly role: string;
  readonly days: number;
  /** The company's id, for the role `partner` and no other. */
  readonly company?: string | undefined;
}

interface ListedToken {
  readonly name: string;
  readonly role: ServiceRole;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

/** A sentence for whoever asked for a token that cannot be. */
export class ServiceTokenError extends Error {}

const isServiceRole = (role: string): role is ServiceRole => (serviceRoles as readonly string[]).includes(role);

/** Keys of scripts to the typed procedures and REST: hashed, with a role and an end. */
export function serviceTokensOf(db: Pick<Database, 'query'>, clock: Clock) {
  const now = () => new Date(clock.now().toEpochMilli());
  return {
    /**
     * Makes a token. What is returned is shown once and kept nowhere.
     * @throws ServiceTokenError with a sentence for a wrong name, role, company or number of days.
     */
    issue: async ({ name, role, days, company }: TokenRequest): Promise<string> => {
      if (!/^[a-z0-9][a-z0-9-]{1,59}$/.test(name)) {
        throw new ServiceTokenError('A name is 2 to 60 small letters, digits and hyphens, such as nightly-report.');
      }
      if (!isServiceRole(role)) throw new ServiceTokenError(`A role is one of ${serviceRoles.join(', ')}.`);
      if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) {
        throw new ServiceTokenError(`A token lasts 1 to ${MAX_DAYS} days.`);
      }
      if ((role === 'partner') !== (company !== undefined)) {
        throw new ServiceTokenError('A token of the role partner names one company, any other none.');
      }
      if (company !== undefined) {
        const found = await db.query('select 1 from companies where id::text = $1', [company]);
        if (found.length === 0) throw new ServiceTokenError(`There is no company ${company}.`);
      }
      const token = `svc_${newSecret()}`;
      const added = await db.query(
        `insert into service_tokens (id, name, role, company_id, token_hash, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6::timestamptz, $6::timestamptz + make_interval(days => $7))
         on conflict (name) do nothing returning id`,
        [newId(), name, role, company ?? null, hashSecret(token), now(), days],
      );
      if (added.length === 0) throw new ServiceTokenError(`There is a token ${name} already. Choose another name.`);
      return token;
    },
    list: () =>
      db.query<ListedToken>(
        `select name, role, created_at as "createdAt", expires_at as "expiresAt", revoked_at as "revokedAt"
         from service_tokens order by created_at`,
      ),
    /** @throws ServiceTokenError when there is none of that name that is still good. */
    revoke: async (name: string): Promise<void> => {
      const found = await db.query(
        'update service_tokens set revoked_at = $2 where name = $1 and revoked_at is null returning id',
        [name, now()],
      );
      if (found.length === 0) throw new ServiceTokenError(`There is no token ${name} that is still good.`);
    },
    /** Whose token it is; `null` for one that is unknown, revoked or over. */
    find: async (token: string): Promise<{ name: string; role: ServiceRole; companyId: string | null } | null> => {
      const [row] = await db.query<{ name: string; role: ServiceRole; companyId: string | null }>(
        `select name, role, company_id as "companyId" from service_tokens
         where token_hash = $1 and revoked_at is null and expires_at > $2`,
        [hashSecret(token), now()],
      );
      return row ?? null;
    },
  };
}
