import type { GuestyEvent, ToldReservation } from '#shared/integrations/guesty-event.ts';
import { toldReservation } from '#shared/integrations/guesty-event.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { isId, newId } from '#server/platform/ids.ts';
import { derivedKey, hashSecret, isSameSecret } from '#server/platform/sessions/secrets.ts';
import { integrationNotFound, secretWrong } from './integrations.errors.ts';
import { sendGuestyMail } from './integrations-jobs.ts';

/** The secret of an integration's webhook address, which Guesty sends back with every event. */
export const webhookSecret = ({ config }: Pick<Deps, 'config'>, integrationId: string): string =>
  derivedKey(config.appSecret, 'guesty-webhook', integrationId);

const KINDS = /^reservation[._](new|updated|created|update_shortlist)/;

/**
 * Takes an event about a reservation: the newest says what is true, repeated and older ones change nothing, and what one
 * leaves out stays as it was told before. Its mail is enqueued with it.
 * @throws AppError 404 for an unknown integration, 401 for a wrong secret.
 */
export async function receiveReservation(
  deps: Deps,
  given: { readonly integrationId: string; readonly secret: string; readonly event: GuestyEvent },
): Promise<void> {
  const { integrationId, secret, event } = given;
  const [integration] = isId(integrationId)
    ? await deps.db.query<{ secret_hash: string }>('select secret_hash from integrations where id = $1', [
        integrationId,
      ])
    : [];
  if (integration === undefined) throw integrationNotFound();
  if (!isSameSecret(hashSecret(secret), integration.secret_hash)) throw secretWrong();
  const now = deps.clock.now();
  await inTransaction(deps, async (em) => {
    await sqlRows(em, 'update integrations set last_heard_at = $2 where id = $1', [integrationId, now.toString()]);
    if (!KINDS.test(event.event)) return;
    const reservationId = await keepReservation(em, deps, integrationId, toldReservation(event));
    if (reservationId !== null) await deps.jobs.enqueue(em, sendGuestyMail, { reservationId });
  });
}

/** Writes down what is told; what is older than what we know is passed over. @returns its id, or `null` then. */
export async function keepReservation(
  em: EntityManager,
  { clock }: Pick<Deps, 'clock'>,
  integrationId: string,
  told: ToldReservation,
): Promise<string | null> {
  const now = clock.now();
  const [row] = await sqlRows<{ id: string }>(
    em,
    `insert into guesty_reservations as r (id, integration_id, reservation_id, status, guest_email, guest_name,
       guest_language, rental_name, rental_id, latitude, longitude, arrives_on, made_at, changed_at, created_at)
     values ($1, $2, $3, coalesce($4, 'confirmed'), $5, $6, coalesce($7, 'en'), $8, $9, $10, $11, $12, $13, $14, $15)
     on conflict (integration_id, reservation_id) do update set
       status = coalesce($4, r.status), guest_email = coalesce($5, r.guest_email), guest_name = coalesce($6, r.guest_name),
       guest_language = coalesce($7, r.guest_language), rental_name = coalesce($8, r.rental_name),
       rental_id = coalesce($9, r.rental_id), latitude = coalesce($10, r.latitude), longitude = coalesce($11, r.longitude),
       arrives_on = coalesce($12, r.arrives_on), made_at = least(r.made_at, $13), changed_at = $14
     where r.changed_at <= $14
     returning id`,
    [
      newId(),
      integrationId,
      told.reservationId,
      told.status,
      told.guestEmail,
      told.guestName,
      told.guestLanguage,
      told.rentalName,
      told.rentalId,
      told.latitude,
      told.longitude,
      told.arrivesOn,
      (told.madeAt ?? now).toString(),
      (told.changedAt ?? now).toString(),
      now.toString(),
    ],
  );
  return row?.id ?? null;
}
