import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createTexts, TextsContext } from '#web/lib/texts.ts';
import { HoursTable } from './hours-table.tsx';

it('shows a night on the day on which it begins, and hours that stop at midnight as they are', async () => {
  const texts = createTexts('en');
  await texts.load(['listing', 'dates', 'common']);
  const weekly = [
    { day: 'friday', from: 600, to: 1440 },
    { day: 'saturday', from: 1020, to: 1440 },
    { day: 'sunday', from: 0, to: 120 },
    { day: 'sunday', from: 600, to: 1020 },
  ] as const;
  const html = renderToString(
    <TextsContext value={texts}>
      <HoursTable name="Store hours" rules={{ availableFullTime: false, weekly }} comingDays={[]} today="2026-11-27" />
    </TextsContext>,
  );
  const rows = html.split('<tr').map((row) =>
    row
      .replace(/^[^>]*>/, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' '),
  );
  const rowOf = (day: string) => rows.find((row) => row.includes(day)) ?? '';
  expect(rowOf('Friday')).toContain('10:00 AM – 12:00 AM');
  expect(rowOf('Saturday')).toContain('5:00 PM – 2:00 AM');
  expect(rowOf('Sunday')).not.toContain('12:00 AM');
  expect(rowOf('Sunday')).toContain('10:00 AM – 5:00 PM');
});
