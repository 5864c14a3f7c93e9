import type { GuestyEvent, ToldReservation } from '#shared/integrations/guesty-event.ts';
import { toldReservation } from '#shared/integrations/guesty-event.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { isId, newId } from '#server/platform/ids.ts';
import { derivedKey, hashSecret, isSameSecret } from '#server/platform/sessions/secrets.ts';
import { arrivalDay } from './arrival-day.ts';
import { integrationNotFound, secretWrong } from './integrations.errors.ts';
import { sendGuestyMail } from './integrations-jobs.ts';

/** The secret of an integration's webhook address, which Guesty sends back with every event. */
export const webhookSecret = ({ config }: Pick<Deps, 'config'>, integrationId: string): string =>
  derivedKey(config.appSecret, 'guesty-webhook', integrationId);

const KINDS = /^reservation[._](new|updated|created|update_shortlist)/;

/**
 * Takes an event about a reservation: the newest says what is true, repeated and older ones change nothing, and what one
 * leaves out stays as it was sent before. Its mail is enqueued with it.
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

/** Its values in the order of the statements below. */
async function valuesOf(em: EntityManager, integrationId: string, told: ToldReservation) {
  const { latitude, longitude } = told;
  const [known] =
    latitude === null || longitude === null
      ? await sqlRows<{ latitude: number; longitude: number }>(
          em,
          `select latitude, longitude from guesty_reservations
           where integration_id = $1 and reservation_id = $2 and latitude is not null and longitude is not null`,
          [integrationId, told.reservationId],
        )
      : [{ latitude, longitude }];
  return [
    integrationId,
    told.reservationId,
    told.status,
    told.guestEmail,
    told.guestName,
    told.guestLanguage,
    told.rentalName,
    told.rentalId,
    latitude,
    longitude,
    arrivalDay(told, known ?? null),
    // Without a zone the day is not known, and the one from before may be another.
    told.arrivesOn !== null || told.arrivesAt !== null,
  ];
}

/** Writes down what was sent; what is older than what we know is passed over. @returns its id, or `null` then. */
async function keepReservation(
  em: EntityManager,
  { clock }: Pick<Deps, 'clock'>,
  integrationId: string,
  told: ToldReservation,
): Promise<string | null> {
  const now = clock.now();
  const [row] = await sqlRows<{ id: string }>(
    em,
    `insert into guesty_reservations as r (integration_id, reservation_id, status, guest_email, guest_name,
       guest_language, rental_name, rental_id, latitude, longitude, arrives_on, id, made_at, changed_at, created_at)
     values ($1, $2, coalesce($3, 'confirmed'), $4, $5, coalesce($6, 'en'), $7, $8, $9, $10, $11, $13, $14, $15, $16)
     on conflict (integration_id, reservation_id) do update set
       status = coalesce($3, r.status), guest_email = coalesce($4, r.guest_email), guest_name = coalesce($5, r.guest_name),
       guest_language = coalesce($6, r.guest_language), rental_name = coalesce($7, r.rental_name),
       rental_id = coalesce($8, r.rental_id), latitude = coalesce($9, r.latitude), longitude = coalesce($10, r.longitude),
       arrives_on = case when $12 then $11 else r.arrives_on end, made_at = least(r.made_at, $14), changed_at = $15
     where r.changed_at <= $15
     returning id`,
    [
      ...(await valuesOf(em, integrationId, told)),
      newId(),
      (told.madeAt ?? now).toString(),
      (told.changedAt ?? now).toString(),
      now.toString(),
    ],
  );
  return row?.id ?? null;
}

/** A column of what was asked: an answer that is newer than what we know goes before it, an older one fills what is missing. */
const answered = (column: string, value: number): string => {
  const isNewer = 'coalesce($13::timestamptz >= r.changed_at, false)';
  return `${column} = case when ${isNewer} then coalesce($${value}, r.${column}) else coalesce(r.${column}, $${value}) end`;
};

/** Writes down what was answered about a reservation that we know; an event that was published since stands. */
export async function fillReservation(em: EntityManager, integrationId: string, told: ToldReservation): Promise<void> {
  await sqlRows(
    em,
    `update guesty_reservations r set ${answered('status', 3)}, ${answered('guest_email', 4)}, ${answered('guest_name', 5)},
       guest_language = coalesce($6, r.guest_language), ${answered('rental_name', 7)}, ${answered('rental_id', 8)},
       ${answered('latitude', 9)}, ${answered('longitude', 10)},
       arrives_on = case when $12 then coalesce($11, r.arrives_on) else r.arrives_on end,
       made_at = least(r.made_at, $14), changed_at = greatest(r.changed_at, $13)
     where r.integration_id = $1 and r.reservation_id = $2`,
    [...(await valuesOf(em, integrationId, told)), told.changedAt?.toString() ?? null, told.madeAt?.toString() ?? null],
  );
}
