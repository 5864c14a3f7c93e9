import { formatStayEnd, stayEndParts } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import type { StepProps } from './booking-shared.ts';
import { SummaryCard } from './summary-card.tsx';

/** The chosen stay as a summary card that leads back to the review. */
export function StaySummary({ draft: { chosen }, booking }: Pick<StepProps, 'draft' | 'booking'>) {
  const t = useTexts('booking');
  const locale = useLocale();
  if (!chosen) return null;
  const { stay, zone, bagsCount } = chosen;
  const listing = booking.listing.data;
  const hours = booking.quote.data?.numberOfHours;
  const bags = t('bags', { count: bagsCount });
  const [[day, from], [lastDay, to]] = [
    stayEndParts(stay.dropOffAt, zone, locale),
    stayEndParts(stay.pickUpAt, zone, locale),
  ];
  // In one piece each: the line breaks between them.
  const end = (iso: string) => formatStayEnd(iso, zone, locale).replaceAll(' ', '\u00a0');
  return (
    <SummaryCard
      step="review"
      name={t('summaryStay')}
      title={hours === undefined ? bags : t('bagsAndHours', { bags, hours: t('hours', { count: hours }) })}
      picture={listing && <ListingThumb listing={listing} size={44} />}
    >
      {day === lastDay
        ? t('summaryDay', { day, from, to })
        : t('summaryTimes', { from: end(stay.dropOffAt), to: end(stay.pickUpAt) })}
    </SummaryCard>
  );
}
