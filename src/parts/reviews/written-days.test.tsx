import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTexts, TextsContext } from '#web/lib/texts.ts';
import { useWrittenDays } from './written-days.ts';

/** Where a year begins half a day before it does in UTC. */
const at = { zone: 'Pacific/Auckland', today: '2027-01-02' };

function Days() {
  const { day, listed } = useWrittenDays(at);
  const today = '2027-01-01T20:00:00Z';
  return [listed(today), day(today), listed('2026-12-31T20:00:00Z'), listed('2026-12-31T08:00:00Z')].join('|');
}

test.each([
  ['en', 'Today|Jan 2|Jan 1|Dec 31, 2026'],
  ['fr', 'Aujourd’hui|2 janv|1 janv|31 déc 2026'],
  ['es', 'Hoy|2 ene|1 ene|31 dic 2026'],
] as const)(
  'in %s, a review tells its day by the location’s clock, the year where it is another one',
  async (locale, days) => {
    const texts = createTexts(locale);
    await texts.load(['listing']);
    expect(
      renderToString(
        <TextsContext value={texts}>
          <Days />
        </TextsContext>,
      ),
    ).toBe(days);
  },
);
