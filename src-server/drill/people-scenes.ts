import { randomUUID } from 'node:crypto';
import { TRPCClientError } from '@trpc/client';
import { DayOfWeek, ZoneOffset } from '@js-joda/core';
import { aBank, makeUser } from '#server/testing/factories.ts';
import { once } from './order-scenes.ts';
import { aBooking, call, done, earn, makeHost, withCard } from './people.ts';
import type { Scenes } from './scene.ts';

const key = () => ({ 'idempotency-key': randomUUID() });

function ignoreGone(error: unknown): void {
  if (!(error instanceof TRPCClientError) || error.data?.httpStatus !== 404) throw error;
}

/** What is done about people, partners and pages. */
export const peopleScenes = {
  connect: async (stage) => {
    const { ownerId } = await makeHost(stage);
    const headers = { ...(await stage.headersOf(ownerId)), ...key() };
    return () => call(stage, 'POST', '/stripe_connections', {}, headers);
  },
  saveBank: async (stage) => {
    const { ownerId } = await makeHost(stage);
    const owner = await stage.as(ownerId);
    const input = { ...aBank, requestId: randomUUID() };
    return () => owner.payouts.saveBank.mutate(input);
  },
  removeCard: async (stage) => {
    const { listingId } = await makeHost(stage);
    const { userId } = await makeUser(stage);
    const person = await stage.as(userId);
    await done(stage, 'POST', '/bookings', aBooking(stage, listingId, withCard), await stage.headersOf(userId));
    const [card] = await person.accounts.savedCards.query();
    const input = { cardId: card?.id ?? '' };
    // Once it is gone, who asks again hears that there is no such card.
    return () => person.accounts.removeSavedCard.mutate(input).catch(ignoreGone);
  },
  resetPassword: async (stage) => {
    const { email } = await makeUser(stage);
    const headers = key();
    return () => call(stage, 'POST', '/auth/password', { email }, headers);
  },
  confirmAgain: async (stage) => {
    const { userId, email } = await makeUser(stage);
    await stage.db.query('update users set confirmed_at = null where id = $1', [userId]);
    const headers = key();
    return () => call(stage, 'POST', '/auth/confirmation', { email }, headers);
  },
  contact: async (stage) => {
    const contact = { name: 'Ada', email: `${randomUUID()}@example.com`, message: 'Is there room for a cello?' };
    const headers = key();
    return () => call(stage, 'POST', '/contact', { contact }, headers);
  },
  inviteStaff: async (stage) => {
    const { ownerId, listingId } = await makeHost(stage);
    const owner = await stage.as(ownerId);
    const email = `${randomUUID()}@example.com`;
    const input = { email, language: 'english' as const, listingIds: [listingId], may: [] };
    return once(() => owner.staff.invite.mutate(input));
  },
  readCalendars: async (stage) => {
    const { ownerId, listingId } = await makeHost(stage);
    const owner = await stage.as(ownerId);
    const address = `${stage.partners.url}/calendar.ics`;
    const { id } = await owner.calendars.add.mutate({ name: 'Shop', address, listingIds: [listingId] });
    // As if the partner had written it down since.
    await stage.db.query('delete from calendar_entries where calendar_id = $1', [id]);
    return once(() => stage.job('read-calendars'));
  },
  weeklySummaries: async (stage) => {
    // On Mondays the summary is sent from the morning on.
    if (stage.clock.now().atZone(ZoneOffset.UTC).dayOfWeek() === DayOfWeek.MONDAY) await stage.startAgain(86_400_000);
    // Weeks of partners whom other acts have left behind are sent before.
    await stage.job('weekly-summaries');
    await stage.quiet();
    const { ownerId } = await makeHost(stage);
    await earn(stage, ownerId, `date_trunc('week', product_now()) - interval '3 days'`);
    return once(() => stage.job('weekly-summaries'));
  },
  morning: async (stage) => {
    const { userId } = await makeUser(stage, { role: 'admin' });
    const hour = stage.clock.now().atZone(ZoneOffset.UTC).hour();
    await stage.db.query(
      `insert into admin_mails (user_id, morning_hour, time_zone, at_once, morning_since)
       values ($1, $2, 'UTC', false, product_now() - interval '1 day')`,
      [userId, hour],
    );
    return once(() => stage.job('morning-mails'));
  },
  incident: async (stage) => {
    await makeUser(stage, { role: 'admin' });
    await stage.db.query(
      `insert into check_runs (name, ran_at, took_ms, counted, faults, hints)
       values ('ledger', product_now(), 1, '{}', '["one cent is missing"]', '[]')
       on conflict (name) do update set faults = excluded.faults`,
    );
    return once(() => stage.job('watch-incidents'));
  },
  eraseClosed: async (stage) => {
    const { userId } = await makeUser(stage);
    await done(stage, 'DELETE', '/auth', undefined, await stage.headersOf(userId));
    await stage.db.query(`update users set closed_at = closed_at - interval '8 days' where id = $1`, [userId]);
    return once(() => stage.job('erase-closed-accounts'));
  },
  closeAccount: async (stage) => {
    const { userId } = await makeUser(stage);
    const headers = await stage.headersOf(userId);
    return () => call(stage, 'DELETE', '/auth', undefined, headers);
  },
} satisfies Scenes;
