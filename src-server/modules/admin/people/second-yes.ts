import type { z } from 'zod/mini';
import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import type { secondYesSchema } from '#shared/admin/people-schema.ts';
import type { Deps } from '#server/deps.ts';

type Asked = z.output<typeof secondYesSchema>;

/** Whose part it is to say yes, besides owners. */
const parts: Readonly<Record<Asked['about'], readonly AdminRole[]>> = {
  claim: ['support', 'finance'],
  refund: ['support', 'finance'],
  account: ['finance'],
};

/** Whether another person than the caller can say the second yes: an administrator of that part who can sign in. */
export async function hasSecondYes(
  { db }: Pick<Deps, 'db'>,
  me: string | null,
  { about }: Asked,
): Promise<{ readonly exists: boolean }> {
  const [row] = await db.query<{ exists: boolean }>(
    `select exists (select from users u where u.admin_role = any($1::text[]) and u.id is distinct from $2::uuid
       and (u.password_hash is not null or exists (select from accounts a where a.user_id = u.id))) as exists`,
    [['owner', ...parts[about]], me],
  );
  return { exists: row?.exists ?? false };
}
