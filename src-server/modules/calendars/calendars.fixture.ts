import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '#server/platform/ids.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** Lines of a calendar file with one event. */
export const anEvent = (uid: string, ...lines: string[]): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  ...lines,
  'END:VEVENT',
];

/** Lines as a calendar file. */
const aCalendar = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');

/** A person's calendar in the internet, which answers what a test lays ready. */
export async function startFeed() {
  const ready: { answer: RequestListener } = { answer: (_request, response) => response.writeHead(404).end() };
  const server = createServer((request, response) => ready.answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.ics`,
    answers: (answer: RequestListener) => {
      ready.answer = answer;
    },
    says: (...lines: string[]) => {
      ready.answer = (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/calendar' }).end(aCalendar(...lines));
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A calendar that a partner has read, with one entry. */
export async function ownCalendar({ rows, clock }: TestApp, userId: string, listingId: string) {
  const [calendarId, entryId] = [newId(), newId()];
  await rows(
    `insert into read_calendars (id, user_id, name, address, created_at) values ($1, $2, 'Mine', 'http://127.0.0.1:9/', $3)`,
    [calendarId, userId, clock.now().toString()],
  );
  await rows('insert into read_calendar_listings values ($1, $2)', [calendarId, listingId]);
  await rows(
    `insert into calendar_entries (id, calendar_id, key, title, from_date, to_date)
     values ($1, $2, 'one', 'Away', '2026-12-28', '2027-01-02')`,
    [entryId, calendarId],
  );
  return { calendarId, entryId };
}
