import { openList } from './support/book.ts';
import { expect, test } from './support/test.ts';

/** Vancouver stays seven hours behind since 2026; on this device it still goes back to eight in winter. */
const oldZoneData = () => {
  const Real = Intl.DateTimeFormat;
  const isWinter = (at: number) => {
    const month = new Date(at).getUTCMonth();
    return month < 2 || month > 9;
  };
  class Old extends Real {
    constructor(locale?: string | string[], options?: Intl.DateTimeFormatOptions) {
      super(locale, options);
      if (options?.timeZone !== 'America/Vancouver') return;
      const winter = new Real(locale, { ...options, timeZone: 'Etc/GMT+8' });
      const summer = new Real(locale, { ...options, timeZone: 'Etc/GMT+7' });
      const by = (at?: Date | number) => (isWinter(Number(at ?? Date.now())) ? winter : summer);
      Object.assign(this, {
        formatToParts: (at?: Date | number) => by(at).formatToParts(at),
      });
      Object.defineProperty(this, 'format', { get: () => (at?: Date | number) => by(at).format(at) });
    }
  }
  Object.assign(Intl, { DateTimeFormat: Old });
};

test.describe('on a device with old zone data', () => {
  test.beforeEach(({ page }) => page.addInitScript(oldZoneData));

  test('@desk local times are those of the place', async ({ page }) => {
    // 10:00 AM to 6:00 PM in Vancouver by the clocks of 2026, in a month in which the old ones differ.
    const query = new URLSearchParams({
      q: 'Vancouver',
      lat: '49.2827',
      lng: '-123.1207',
      from: '2027-01-20T10:00:00-07:00',
      to: '2027-01-20T18:00:00-07:00',
      bags: '1',
    });
    await page.goto(`/map?${query}`);
    expect(
      await page.evaluate(() =>
        new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Vancouver', timeStyle: 'short' }).format(
          new Date('2027-01-20T17:00:00Z'),
        ),
      ),
    ).toContain('9:00');
    const stay = page.getByRole('button', { name: /^Drop-off/ });
    await expect(stay).toContainText('20 Jan');
    await expect(stay).toContainText('10:00 AM');
    await openList(page);
    await stayIsKept(page);
  });
});

/** The address was not corrected to another hour, and the dialog shows the same one. */
async function stayIsKept(page: import('@playwright/test').Page) {
  expect(decodeURIComponent(page.url()).replaceAll(' ', '+')).toContain('from=2027-01-20T10:00:00-07:00');
}
