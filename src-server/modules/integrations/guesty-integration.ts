import type { z } from 'zod/mini';
import type { addGuestySchema, changeGuestySchema } from '#shared/integrations/guesty-schema.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { newId } from '#server/platform/ids.ts';
import { hashSecret } from '#server/platform/sessions/secrets.ts';
import { integrationExists, integrationNotFound } from './integrations.errors.ts';
import { sendGuestyMail } from './integrations-jobs.ts';
import { webhookSecret } from './receive-reservation.ts';

interface Row {
  readonly id: string;
  readonly service: 'guesty';
  readonly token: string;
  readonly guesty_email_enabled: boolean;
  readonly guesty_notification_delay: number;
  readonly last_heard_at: Date | null;
  readonly refused_at: Date | null;
  readonly held_until: Date | null;
  readonly created_at: Date;
}

const isPast = ({ clock }: Pick<Deps, 'clock'>, at: Date) => at.getTime() <= clock.now().toEpochMilli();

/** A token is shown by its beginning and its end only. */
const masked = (token: string): string =>
  token.length <= 12 ? `••••${token.slice(-2)}` : `${token.slice(0, 4)}••••••••${token.slice(-4)}`;

const view = (deps: Deps, row: Row) => ({
  id: row.id,
  service: row.service,
  token: masked(row.token),
  emailEnabled: row.guesty_email_enabled,
  /** Hours after the reservation was made. */
  notificationDelay: row.guesty_notification_delay,
  /** The address that Guesty sends its events to; who has it can send them. */
  webhookUrl: `${deps.config.siteUrl}/api/v1/integrations/${row.id}/guesty?secret=${webhookSecret(deps, row.id)}`,
  lastHeardAt: row.last_heard_at === null ? null : isoOfDate(row.last_heard_at),
  refusedAt: row.refused_at === null ? null : isoOfDate(row.refused_at),
  heldUntil: row.held_until === null || isPast(deps, row.held_until) ? null : isoOfDate(row.held_until),
  since: isoOfDate(row.created_at),
});

export type IntegrationView = ReturnType<typeof view>;

/** A partner's integrations. */
export async function integrationsOf(deps: Deps, userId: string): Promise<IntegrationView[]> {
  const rows = await deps.db.query<Row>(
    `select id, service, token, guesty_email_enabled, guesty_notification_delay, last_heard_at, refused_at, held_until, created_at
     from integrations where user_id = $1 order by created_at`,
    [userId],
  );
  return rows.map((row) => view(deps, row));
}

async function integrationOf(deps: Deps, userId: string, id: string): Promise<IntegrationView> {
  const found = (await integrationsOf(deps, userId)).find((each) => each.id === id);
  if (found === undefined) throw integrationNotFound();
  return found;
}

/** Sets Guesty up. @throws AppError 409 where it is set up. */
export async function addGuesty(deps: Deps, userId: string, input: z.output<typeof addGuestySchema>) {
  const id = newId();
  const now = deps.clock.now().toString();
  const added = await deps.db.query(
    `insert into integrations (id, user_id, service, token, secret_hash, guesty_email_enabled,
       guesty_notification_delay, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8) on conflict (user_id, service) do nothing returning id`,
    [
      id,
      userId,
      input.service,
      input.token,
      hashSecret(webhookSecret(deps, id)),
      input.guestyEmailEnabled,
      input.guestyNotificationDelay,
      now,
    ],
  );
  if (added.length === 0) throw integrationExists();
  return integrationOf(deps, userId, id);
}

/**
 * Changes when guests are written to, also those whose hour has not come yet.
 * @throws AppError 404 for a foreign or unknown integration.
 */
export async function changeGuesty(deps: Deps, userId: string, input: z.output<typeof changeGuestySchema>) {
  const { integrationId } = input;
  await inTransaction(deps, async (em) => {
    const now = deps.clock.now().toString();
    const changed = await sqlRows(
      em,
      `update integrations set guesty_email_enabled = coalesce($3, guesty_email_enabled),
         guesty_notification_delay = coalesce($4, guesty_notification_delay), updated_at = $5
       where id = $1 and user_id = $2 returning id`,
      [integrationId, userId, input.guestyEmailEnabled ?? null, input.guestyNotificationDelay ?? null, now],
    );
    if (changed.length === 0) throw integrationNotFound();
    const waiting = await sqlRows<{ id: string }>(
      em,
      `select r.id from guesty_reservations r join integrations i on i.id = r.integration_id
       where i.id = $1 and r.notified_at is null and i.guesty_email_enabled
         and r.made_at + make_interval(hours => i.guesty_notification_delay) > $2::timestamptz`,
      [integrationId, now],
    );
    for (const { id } of waiting) await deps.jobs.enqueue(em, sendGuestyMail, { reservationId: id });
  });
  return integrationOf(deps, userId, integrationId);
}

/** Forgets an integration with all it told us. @throws AppError 404 for a foreign or unknown one. */
export async function disconnectGuesty(deps: Deps, userId: string, integrationId: string): Promise<void> {
  const gone = await deps.db.query('delete from integrations where id = $1 and user_id = $2 returning id', [
    integrationId,
    userId,
  ]);
  if (gone.length === 0) throw integrationNotFound();
}
