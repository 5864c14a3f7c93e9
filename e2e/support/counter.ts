import type { Page } from '@playwright/test';
import { inDatabase } from './database.ts';
import { forgetSession } from './forget-session.ts';
import { bookByRest, joinAndSignIn } from './person.ts';
import { enter, partner } from './sign-in.ts';

/** A ticket of a new traveller whose drop-off is this minute, whatever the hour in Toronto, so that it is today's. */
export async function ticketForNow(
  page: Page,
  baseURL: string | undefined,
  wish: { bags?: number; token?: string | null },
) {
  const person = await joinAndSignIn(page, baseURL);
  const id = await bookByRest(page, person, wish);
  const answer = await page.request.get(`/api/v1/bookings/${id}`, { headers: person.headers });
  const { booking_code: code } = (await answer.json()) as { booking_code: string };
  return { id, code };
}

/** Moves a stay to now: three hours from this minute. */
export const beginNow = (id: string) =>
  inDatabase(
    `update bookings set drop_off_at = date_trunc('minute', product_now()),
       pick_up_at = date_trunc('minute', product_now()) + interval '3 hours', updated_at = product_now() where id = $1`,
    [id],
  );

/** The day of the demo's partner, who signs in. */
export async function openCounter(page: Page): Promise<void> {
  await forgetSession(page);
  await enter(page, partner);
  await page.goto('/dashboard');
}
