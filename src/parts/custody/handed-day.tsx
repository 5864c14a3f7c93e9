import type { AfterPickUp } from '#shared/availability/after-pick-up.ts';
import type { StayDay, StayVerdict } from '#shared/availability/verdict.ts';
import { formatClock, formatLocalDay, formatMinute, localDateOf, localMinuteOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useHourScale } from '#web/parts/stay/strip-words.ts';
import { OpenStrip } from '#web/ui/strip/open-strip.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import styles from './custody-record.module.css';

export type CustodyDays = StayDay & Pick<StayVerdict, 'pickUpDay'> & { readonly after: AfterPickUp };

type HandedDayProps = {
  readonly days: CustodyDays;
  readonly zone: string;
  readonly dropOffAt: string;
  readonly pickUpAt: string;
  readonly inAt: string;
  readonly outAt: string | null;
};

/** The day that the bags came, with when they really came and went over the pale opening hours. Needs the area `dates`. */
export function HandedDay({ days, zone, dropOffAt, pickUpAt, inAt, outAt }: HandedDayProps) {
  const t = useTexts('custody');
  const locale = useLocale();
  const scale = useHourScale();
  const { date, open } = days.strip;
  const within = (iso: string | null) =>
    iso !== null && localDateOf(iso, zone) === date ? localMinuteOf(iso, zone) : null;
  const [from, to] = [within(inAt), within(outAt)];
  if (from === null) return null;
  const until = to ?? (outAt === null ? null : 1440);
  // Hours stay together where the line wraps: "6 h 30 – 21 h 00".
  const hours = open
    .map((each) => `${formatMinute(each.from, locale)} – ${formatMinute(each.to, locale)}`.replaceAll(' ', '\u00A0'))
    .join(', ');
  const booked = t('bookedTimes', {
    from: formatClock(dropOffAt, zone, locale),
    to: formatClock(pickUpAt, zone, locale),
  });
  return (
    <Card className={styles.handed}>
      <p className={styles.handedHead}>
        <strong>{formatLocalDay(date, locale)}</strong>
        <span>{hours === '' ? booked : t('bookedAndOpen', { booked, hours })}</span>
      </p>
      <OpenStrip
        className={styles.pale}
        open={open}
        added={until === null || until <= from ? [] : [{ from, to: until }]}
        ticks={[{ at: from }, ...(to === null ? [] : [{ at: to }])]}
        scale={scale}
      />
    </Card>
  );
}
