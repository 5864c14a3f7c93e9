import type { Page } from '@playwright/test';
import { chosen } from './chosen.ts';

/** `YYYY-MM-DDTHH:00` with its offset: a full hour of a day to come by the clock of a zone. */
function momentIn(zone: string, daysAhead: number, hour: number): string {
  const date = new Date(Date.now() + daysAhead * 86_400_000);
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      timeZoneName: 'longOffset',
    })
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const offset = (parts.timeZoneName ?? 'GMT-05:00').replace('GMT', '');
  return `${parts.year}-${parts.month}-${parts.day}T${String(hour).padStart(2, '0')}:00${offset}`;
}

/** 10:00 AM to 6:00 PM of a day to come in Toronto, as the map's address wants it. */
export function stayInToronto(
  daysAhead: number,
  fromHour = 10,
  toHour = 18,
): { readonly from: string; readonly to: string; readonly day: string } {
  const from = momentIn('America/Toronto', daysAhead, fromHour);
  return { from, to: momentIn('America/Toronto', daysAhead, toHour), day: from.slice(0, 10) };
}

/** A stay over some nights, by the clock of a zone. */
export function stayOver(
  nights: number,
  { zone, fromHour, toHour }: { readonly zone: string; readonly fromHour: number; readonly toHour: number },
): { readonly from: string; readonly to: string } {
  const daysAhead = someDay();
  return { from: momentIn(zone, daysAhead, fromHour), to: momentIn(zone, daysAhead + nights, toHour) };
}

/** A day for a journey, other ones for others, so that together they never fill a listing. */
export const someDay = (): number => 2 + chosen(200);

/** Such a day past the dated exceptions of the demonstration's listings, and past Christmas, on which a journey closes one. */
export const ordinaryDay = (): number => 61 + chosen(250);

/** The map at Union Station for a stay on one day. */
export function mapAddress(bags = 2, daysAhead = someDay()): string {
  const { from, to } = stayInToronto(daysAhead);
  const query = new URLSearchParams({
    q: 'Union Station, Toronto',
    lat: '43.6453',
    lng: '-79.3806',
    from,
    to,
    bags: String(bags),
  });
  return `/map?${query}`;
}

/** The review of a stay at a listing, as a link to the booking names it. */
export const reviewAddress = (
  { from, to }: { readonly from: string; readonly to: string },
  { listing = 'york-street-coffee-toronto', bags = 2 }: { readonly listing?: string; readonly bags?: number } = {},
): string => `/book/review?${new URLSearchParams({ listing, from, to, bags: String(bags) })}`;

/** Until the tab has kept what the review's address named: a traveller who goes on before that has nothing to book. */
export const untilKept = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(() => sessionStorage.getItem('listingToBook') !== null));
