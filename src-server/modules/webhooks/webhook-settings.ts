import type { z } from 'zod/mini';
import type { saveWebhookSchema } from '#shared/integrations/webhook-schema.ts';
import { webhookGroupNames, type WebhookGroup } from '#shared/integrations/webhook-events.ts';
import { toIso } from '#shared/time/instants.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { newId } from '#server/platform/ids.ts';
import { webhookAddress } from './webhook-address.ts';
import { oldSecretUntil, type SecretFacts, webhookSecret } from './webhook-signature.ts';
import { webhookMissing } from './webhooks.errors.ts';

interface Row extends SecretFacts {
  readonly url: string;
  readonly groups: readonly WebhookGroup[];
  readonly failing_since: Date | null;
  readonly gone_at: Date | null;
  readonly failing: number;
  readonly has_delivered: boolean;
}

const rowSql = `
  select w.id, w.url, w.groups, w.secret_version, w.secret_changed_at, w.failing_since, w.gone_at,
    (select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting' and d.tries > 0)
      as failing,
    exists (select from webhook_deliveries d where d.webhook_id = w.id and d.state = 'delivered') as has_delivered
  from webhooks w where w.owner_id = $1`;

/** The last letters by which two secrets are distinguished. */
const TOLD_LETTERS = 4;

/** Failing, too, while one is tried again and others are taken. */
function stateOf({ failing_since, gone_at, failing, has_delivered }: Row): 'off' | 'failing' | 'working' | 'notYet' {
  if (gone_at !== null) return 'off';
  if (failing_since !== null || failing > 0) return 'failing';
  return has_delivered ? 'working' : 'notYet';
}

/** A partner's webhook without its secret; `null` where there is none. */
export async function webhookOf(deps: Deps, ownerId: string) {
  const [row] = await deps.db.query<Row>(rowSql, [ownerId]);
  if (row === undefined) return null;
  const until = oldSecretUntil(deps, row);
  return {
    url: row.url,
    groups: webhookGroupNames.filter((group) => row.groups.includes(group)),
    state: stateOf(row),
    failingSince: row.failing_since === null ? null : isoOfDate(row.failing_since),
    /** How many deliveries failed and are tried again. */
    retried: row.failing,
    secretEnd: webhookSecret(deps, row).slice(-TOLD_LETTERS),
    /** Until when the secret before signs too. */
    oldSecretUntil: until === null ? null : toIso(until),
  };
}

/** Sets a partner's webhook up, or changes it; one that is off is on again. @throws AppError 422 for an address that is not to be called. */
export async function saveWebhook(deps: Deps, ownerId: string, { url, groups }: z.output<typeof saveWebhookSchema>) {
  await limitRate({ deps }, { name: 'webhook-save', hits: 20, perSeconds: 3600 }, ownerId);
  const address = await webhookAddress(deps, url);
  await deps.db.query(
    `insert into webhooks (id, owner_id, url, groups, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)
     on conflict (owner_id) do update set url = excluded.url, groups = excluded.groups, gone_at = null,
       updated_at = excluded.updated_at`,
    [newId(), ownerId, address, [...new Set(groups)], deps.clock.now().toString()],
  );
  return webhookOf(deps, ownerId);
}

/** Forgets a partner's webhook with all its deliveries. */
export async function removeWebhook(deps: Deps, ownerId: string): Promise<void> {
  await deps.db.query('delete from webhooks where owner_id = $1', [ownerId]);
}

/** The secret that signatures are checked with. @throws AppError 409 where there is no webhook. */
export async function secretOf(deps: Deps, ownerId: string): Promise<string> {
  const [row] = await deps.db.query<Row>(rowSql, [ownerId]);
  if (row === undefined) throw webhookMissing();
  return webhookSecret(deps, row);
}

/**
 * Makes a new secret; the one before signs with it for a day.
 * @throws AppError 409 where there is no webhook, 429 when it is asked too often.
 */
export async function renewSecret(deps: Deps, ownerId: string): Promise<string> {
  await limitRate({ deps }, { name: 'webhook-secret', hits: 5, perSeconds: 3600 }, ownerId);
  await deps.db.query(
    `update webhooks set secret_version = secret_version + 1, secret_changed_at = $2, updated_at = $2 where owner_id = $1`,
    [ownerId, deps.clock.now().toString()],
  );
  return secretOf(deps, ownerId);
}
