import { Instant } from '@js-joda/core';
import { guestyMailState } from '#shared/integrations/guesty-mail.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import { isPerhapsSent } from '#server/platform/mail/mail-failure.ts';
import { askReservation, GuestyBusy } from './guesty-api.ts';
import { giveGuestBack, takeGuest } from './guest-budget.ts';
import { guestyLetter } from './guesty-letter.ts';
import { sendGuestyMail } from './integrations-jobs.ts';
import { fillReservation } from './receive-reservation.ts';

interface Row {
  readonly reservation_id: string;
  readonly status: string;
  readonly guest_email: string | null;
  readonly guest_name: string | null;
  readonly guest_language: 'en' | 'fr' | 'es';
  readonly rental_name: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly arrives_on: string | null;
  readonly made_at: Date;
  readonly changed_at: Date;
  readonly notified_at: Date | null;
  readonly integration_id: string;
  readonly user_id: string;
  readonly token: string;
  readonly is_enabled: boolean;
  readonly delay: number;
}

const sql = `
  select r.reservation_id, r.status, r.guest_email, r.guest_name, r.guest_language, r.rental_name, r.latitude, r.longitude,
    r.arrives_on::text as arrives_on, r.made_at, r.changed_at, r.notified_at, r.integration_id, i.user_id, i.token,
    i.guesty_email_enabled as is_enabled, i.guesty_notification_delay as delay
  from guesty_reservations r join integrations i on i.id = r.integration_id where r.id = $1`;

const instantOf = (date: Date | null): Instant | null => (date === null ? null : Instant.ofEpochMilli(date.getTime()));

const stateOf = (row: Row, now: Instant) =>
  guestyMailState(
    {
      status: row.status,
      guestEmail: row.guest_email,
      madeAt: Instant.ofEpochMilli(row.made_at.getTime()),
      notifiedAt: instantOf(row.notified_at),
      arrivesOn: row.arrives_on,
    },
    { isEnabled: row.is_enabled, delayHours: row.delay },
    now,
  );

/** What was sent longer ago is asked about before a guest is written to: they may have cancelled. In milliseconds. */
const FRESH_MS = 60_000;

/** Who it is and where they stay is asked of Guesty where its event did not say, and whether it still stands. */
async function askWhatIsMissing(deps: Deps, row: Row): Promise<void> {
  const isFresh = deps.clock.now().toEpochMilli() - row.changed_at.getTime() <= FRESH_MS;
  if (row.guest_email !== null && row.latitude !== null && isFresh) return;
  const { integration_id: id, token, reservation_id: reservationId } = row;
  const told = await askReservation(deps, { id, token }, reservationId);
  if (told !== null) await inTransaction(deps, (em) => fillReservation(em, id, { ...told, reservationId }));
}

const again = (deps: Deps, reservationId: string, at: Instant) =>
  inTransaction(deps, (em) => deps.jobs.enqueue(em, sendGuestyMail, { reservationId }, { startAfter: at }));

/** Notes a mail before it is sent, where it is still due: of several at once one sends it. */
const claim = (deps: Deps, reservationId: string): Promise<Row | null> =>
  inTransaction(deps, async (em) => {
    const [row] = await sqlRows<Row>(em, `${sql} for update of r`, [reservationId]);
    if (row === undefined || stateOf(row, deps.clock.now()).state !== 'due') return null;
    await note(em, reservationId, deps.clock.now());
    return row;
  });

const note = (em: EntityManager, reservationId: string, at: Instant | null): Promise<unknown[]> =>
  sqlRows(em, 'update guesty_reservations set notified_at = $2 where id = $1', [reservationId, at?.toString() ?? null]);

/**
 * Notes the mail of a reservation, sends it outside of any transaction, and takes the note back where it was not handed
 * over. One that was under way when its process ended is not sent again: one offer too few is better than two.
 * @returns whether it was sent
 */
async function send(deps: Deps, reservationId: string): Promise<boolean> {
  const row = await claim(deps, reservationId);
  if (row === null) return false;
  let isSent = false;
  try {
    isSent = await sendLetter(deps, reservationId, row);
  } catch (error) {
    isSent = isPerhapsSent(error);
    throw error;
  } finally {
    if (!isSent) await inTransaction(deps, (em) => note(em, reservationId, null));
  }
  return isSent;
}

async function sendLetter(deps: Deps, reservationId: string, row: Row): Promise<boolean> {
  const { latitude, longitude, guest_email: to } = row;
  const letter = await guestyLetter(deps, row.user_id, {
    locale: row.guest_language,
    name: row.guest_name,
    rental: row.rental_name,
    arrivesOn: row.arrives_on,
    place: latitude === null || longitude === null ? null : { latitude, longitude },
  });
  if (letter === null || to === null) return false;
  await deps.db.query('update guesty_reservations set listing_id = $2 where id = $1', [
    reservationId,
    letter.listingId,
  ]);
  const mail = await deps.renderMail('guesty', letter.words);
  await deps.mail.send({
    to,
    ...mail,
    fromName: letter.sender,
    about: { kind: 'guesty', language: row.guest_language },
    ...(letter.replyTo === null ? {} : { replyTo: letter.replyTo }),
  });
  return true;
}

/** Writes to a guest while their partner's day has room, else when it has: the person who is named waits, none is lost. */
async function sendWithinBudget(deps: Deps, reservationId: string, row: Row): Promise<void> {
  const full = await takeGuest(deps, { userId: row.user_id, integrationId: row.integration_id });
  if (full !== null) return again(deps, reservationId, full).then(() => undefined);
  let isSent = false;
  try {
    isSent = await send(deps, reservationId);
  } finally {
    if (!isSent) await giveGuestBack(deps, row.user_id);
  }
}

/** Writes to the guest of a reservation when their hour has come: once, and not where it was cancelled meanwhile. */
export const sendGuestyMailHandler = handleJob(sendGuestyMail, async ({ reservationId }, deps: Deps) => {
  const [row] = await deps.db.query<Row>(sql, [reservationId]);
  if (row === undefined) return;
  const now = deps.clock.now();
  const verdict = stateOf(row, now);
  if (verdict.state === 'waiting') return again(deps, reservationId, verdict.at).then(() => undefined);
  if (verdict.state !== 'due' && verdict.state !== 'noAddress') return;
  try {
    await askWhatIsMissing(deps, row);
  } catch (error) {
    if (error instanceof GuestyBusy)
      return again(deps, reservationId, now.plusSeconds(error.seconds)).then(() => undefined);
    // Who has an address is written to without the way to their rental.
    if (row.guest_email === null) throw error;
    deps.log.warn({ err: error }, 'a reservation at Guesty');
  }
  await sendWithinBudget(deps, reservationId, row);
});
