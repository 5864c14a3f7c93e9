import type { z } from 'zod/mini';
import type { saveWebhookSchema } from '#shared/integrations/webhook-schema.ts';
import type { WebhookGroup } from '#shared/integrations/webhook-events.ts';
import type { Deps } from '#server/deps.ts';
import { newId } from '#server/platform/ids.ts';
import { webhookAddress } from './webhook-address.ts';
import { type SecretFacts, webhookSecret } from './webhook-signature.ts';
import { deliveryNotFound } from './webhooks.errors.ts';

interface Row extends SecretFacts {
  readonly url: string;
  readonly groups: readonly WebhookGroup[];
  readonly failing_since: Date | null;
}

/** The webhooks of the people who run the site, which hear of every partner's events. Secrets are shown with them. */
export async function administratorsWebhooks(deps: Deps) {
  const rows = await deps.db
    .query<Row>(`select id, secret_version, secret_changed_at, url, groups, failing_since from webhooks
     where owner_id is null order by created_at, id`);
  return rows.map((row) => ({
    id: row.id,
    url: row.url,
    groups: [...row.groups],
    isFailing: row.failing_since !== null,
    secret: webhookSecret(deps, row),
  }));
}

/** Registers one. @returns its id. @throws AppError 422 for an address that is not to be called. */
export async function addAdministratorsWebhook(deps: Deps, { url, groups }: z.output<typeof saveWebhookSchema>) {
  const id = newId();
  await deps.db.query('insert into webhooks (id, url, groups, created_at, updated_at) values ($1, $2, $3, $4, $4)', [
    id,
    await webhookAddress(deps, url),
    [...new Set(groups)],
    deps.clock.now().toString(),
  ]);
  return id;
}

/** Forgets one, with its deliveries. @throws AppError 404 for an unknown one, and for a partner's. */
export async function removeAdministratorsWebhook({ db }: Pick<Deps, 'db'>, id: string): Promise<void> {
  const gone = await db.query('delete from webhooks where id = $1 and owner_id is null returning id', [id]);
  if (gone.length === 0) throw deliveryNotFound();
}
