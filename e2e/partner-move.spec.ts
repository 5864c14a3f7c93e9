import { freshEmail } from './support/book.ts';
import { forgetSession } from './support/forget-session.ts';
import { linkOfMail } from './support/mailbox.ts';
import { lastOf } from './support/order-of.ts';
import { bookByRest, nobody } from './support/person.ts';
import { enter, partner } from './support/sign-in.ts';
import { ordinaryDay, stayInToronto } from './support/stay.ts';
import { expect, test } from './support/test.ts';

const onPhone = () => test.info().project.name === 'phone';

test.describe('a booking before a closed door', () => {
  test('is offered another place, which its traveller takes with one press', async ({ page, accessible }) => {
    const place = onPhone() ? 'Dundas Market' : 'College Barber Co.';
    const slug = onPhone() ? 'dundas-market-toronto' : 'college-barber-co-toronto';
    const daysAhead = ordinaryDay();
    const guest = freshEmail();
    await bookByRest(page, nobody, { listing: slug, daysAhead, guest });
    await forgetSession(page);
    await enter(page, partner);
    await page.goto('/dashboard/listings');
    await page.getByRole('link', { name: place }).click();
    await page.getByRole('navigation', { name: 'Location' }).getByRole('link', { name: 'Closures' }).click();
    await page.getByRole('button', { name: 'Add Closure Period' }).click();
    const { day } = stayInToronto(daysAhead);
    await lastOf(page.getByLabel(/^From, closure/)).fill(day);
    await lastOf(page.getByLabel(/^To, closure/)).fill(day);
    await page.getByRole('radio', { name: 'Move' }).check();
    await expect(page.getByText(/^We offer .* away, with room for/)).toBeVisible();
    await accessible();
    await page.getByRole('button', { name: 'Read the message' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: /another place for your bags/ })).toBeVisible();
    await accessible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Closure Periods were successfully updated')).toBeVisible();
    await forgetSession(page);
    await page.goto(await linkOfMail(page, guest, /another place/, 'See the offer'));
    await expect(page.getByText(/^Instead of .* you are offered/)).toBeVisible();
    await accessible();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText(/^Your bags are expected at/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  });
});
