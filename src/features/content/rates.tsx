import { formatShare } from '#web/lib/format/share.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Table } from '#web/ui/misc/table.tsx';
import styles from './content.module.css';

/** The country rates as a table. */
export function Rates() {
  const t = useTexts('content');
  const locale = useLocale();
  const [rows] = trpc.pricing.countryPricings.useSuspenseQuery();
  const regions = new Intl.DisplayNames([locale], { type: 'region' });
  const nameOf = ({ country, region }: (typeof rows)[number]) =>
    region === null ? (regions.of(country) ?? country) : `${regions.of(country) ?? country}, ${region}`;
  if (rows.length === 0) return null;
  return (
    <Table
      className={styles.rates}
      caption={t('ratesCaption')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'country',
          head: t('country'),
          // A browser may call a country by another name than the server does.
          cell: (row) => <span suppressHydrationWarning>{`${nameOf(row)} (${row.currency})`}</span>,
        },
        {
          id: 'hour',
          head: t('perHour'),
          numeric: true,
          cell: (row) => formatMoney(row.pricePerHour, locale),
        },
        {
          id: 'day',
          head: t('perDay'),
          numeric: true,
          cell: (row) => formatMoney(row.maxPrice, locale),
        },
        {
          id: 'night',
          head: t('overnight'),
          numeric: true,
          cell: (row) => formatMoney(row.overnightFee, locale),
        },
        {
          id: 'fee',
          head: t('orderFee'),
          numeric: true,
          cell: (row) => formatMoney(row.handlingFee, locale),
        },
        {
          id: 'tax',
          head: t('tax'),
          numeric: true,
          cell: (row) => formatShare(row.taxRateMillionths, locale),
        },
      ]}
    />
  );
}
