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

/** Stays that `beginNow` moved for a journey that is over: none lasts as long. */
const left = `b.status = 'confirmed' and b.pick_up_at = b.drop_off_at + interval '3 hours'
  and b.drop_off_at between product_now() - interval '3 hours' and product_now() - interval '8 minutes'`;

/** Moves a stay to now: three hours from this minute. What earlier journeys left there makes room. */
export async function beginNow(id: string): Promise<void> {
  await inDatabase(
    `update orders o set bags_inside = 0, inside_listing_id = null, checked_out_at = product_now()
     from bookings b where b.id = o.current_booking_id and o.bags_inside > 0 and ${left}`,
    [],
  );
  await inDatabase(
    `update bookings b set drop_off_at = b.drop_off_at - interval '4 days', pick_up_at = b.pick_up_at - interval '4 days',
       updated_at = product_now() where ${left}`,
    [],
  );
  await inDatabase(
    `update bookings set drop_off_at = date_trunc('minute', product_now()),
       pick_up_at = date_trunc('minute', product_now()) + interval '3 hours', updated_at = product_now() where id = $1`,
    [id],
  );
}

/** The day of the demo's partner, who signs in. */
export async function openCounter(page: Page): Promise<void> {
  await forgetSession(page);
  await enter(page, partner);
  await page.goto('/dashboard');
}
