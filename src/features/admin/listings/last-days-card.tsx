import { numbersOf } from '#shared/money/format-money.ts';
import { cityIn } from '#shared/search/city-names.ts';
import { formatCount } from '#web/lib/format/number.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { Card } from './card.tsx';
import styles from './last-days-card.module.css';
import type { Listing } from './listing.ts';

/** The last ninety days of the location, next to the middle of its city's. */
export function LastDaysCard({ listing: { id: listingId, city } }: { readonly listing: Listing }) {
  const t = useTexts('adminListings');
  const locale = useLocale();
  const { data, error } = trpc.admin.listings.lastDays.useQuery({ listingId }, { staleTime: 60_000 });
  const here = data?.here;
  const others = data?.others ?? null;
  const count = (value: number) => formatCount(value, locale);
  const part = (value: number | null | undefined) =>
    value === null || value === undefined
      ? undefined
      : value.toLocaleString(numbersOf(locale), { style: 'percent', maximumFractionDigits: 0 });
  const middle = (value: number | undefined) => (value === undefined ? undefined : count(value));
  const figures =
    here === undefined
      ? []
      : [
          { words: t('figureBookings'), value: count(here.bookings), others: middle(others?.bookings) },
          { words: t('figureNoCheckIn'), value: count(here.withoutCheckIn), others: middle(others?.withoutCheckIn) },
          {
            words: t('figureNoScan'),
            value: t('partOf', { count: count(here.outWithoutScan), all: count(here.checkedIn) }),
            others: part(others?.outWithoutScan),
          },
          {
            words: t('figureClaims'),
            value:
              here.openClaims === 0
                ? count(here.claims)
                : t('openOf', { all: count(here.claims), count: here.openClaims }),
            others: middle(others?.claims),
          },
          { words: t('figureMessages'), value: count(here.messages), others: middle(others?.messages) },
        ];
  return (
    <Card
      title={t('lastDays')}
      aside={others === null ? undefined : t('othersAre', { city: cityIn(locale, city) })}
      isWide
    >
      {error !== null && <ErrorBox errors={error.message} fallback={t('failed')} />}
      {here === undefined && error === null && <Skeleton height={86} />}
      {here !== undefined && (
        <dl className={styles.figures}>
          {figures.map(({ words, value, others: middleOf }) => (
            <div key={words}>
              <dt>{words}</dt>
              <dd className={styles.value}>{value}</dd>
              {middleOf !== undefined && <dd className={styles.others}>{t('others', { value: middleOf })}</dd>}
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
