import type { StoreDay } from '#shared/partner/store-chart.ts';
import { formatMinute } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';

type ChartTableProps = { readonly days: readonly StoreDay[]; readonly name: string; readonly capacity: number };

/** The chart's numbers for those who don't see it: the most bags in each hour of each day. */
export function ChartTable({ days, name, capacity }: ChartTableProps) {
  const t = useTexts('partnerBookings');
  const locale = useLocale();
  return (
    <table className="sr-only">
      <caption>{t('chartTable', { name, count: capacity })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('hour')}</th>
          {days.map(({ date }) => (
            <th key={date} scope="col">
              {formatDate(date, locale, { weekday: 'short', month: 'short', day: 'numeric' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: 24 }, (_, hour) => (
          <tr key={hour}>
            <th scope="row">{formatMinute(hour * 60, locale)}</th>
            {days.map(({ date, hours }) => (
              <td key={date}>{hours[hour] ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
