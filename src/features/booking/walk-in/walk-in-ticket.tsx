import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { noteText } from '#shared/availability/verdict-texts.ts';
import { formatClock, formatMonthDay, localDateOf, localMinuteOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Amount } from '#web/parts/price/amount.tsx';
import { LazyDatesDialog, preloadDatesDialog } from '#web/parts/stay/lazy-dates-dialog.tsx';
import { useOpeningWords } from '#web/parts/stay/opening-words.ts';
import { StayPrice } from '#web/parts/stay/stay-price.tsx';
import { stripTicks, useHourScale, useStripWords } from '#web/parts/stay/strip-words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Stepper } from '#web/ui/field/stepper.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { HoursNote } from '#web/ui/strip/hours-note.tsx';
import { OpenStrip } from '#web/ui/strip/open-strip.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import type { StepProps } from '../booking-shared.ts';
import type { BookedListing } from '../use-booking.ts';
import type { useWalkIn } from './use-walk-in.ts';
import styles from './walk-in.module.css';

type WalkInTicketProps = Pick<ReturnType<typeof useWalkIn>, 'found' | 'draft'> &
  Pick<StepProps, 'booking'> & {
    readonly listing: BookedListing;
    /** Above the perforation: what is in the way. */
    readonly notices: ReactNode;
    /** On the stub, under the amount. */
    readonly children: ReactNode;
  };

/**
 * The stay from now until its pick-up, one press each, with the number of items and what all of it costs; while the door
 * is shut the day alone.
 */
export function WalkInTicket({ found, draft, booking, listing, notices, children }: WalkInTicketProps) {
  const t = useTexts('walkIn');
  const words = useTexts('booking');
  const { chosen } = draft;
  if (found.pickUps.length === 0)
    return (
      <Card as="section" aria-label={t('yourStay')} className={styles.part}>
        <Day found={found} listing={listing} isOpen={false} />
        {notices}
      </Card>
    );
  return (
    <Ticket as="section" aria-label={t('yourStay')}>
      <TicketPart className={styles.part}>
        <Ends found={found} draft={draft} />
        <Day found={found} listing={listing} isOpen />
        <PickUps found={found} draft={draft} listing={listing} />
        <div className={styles.items}>
          <div>
            <strong>{words('numberOfItems')}</strong>
            <span className={styles.soft}>{t('roomNow', { count: listing.placesLeft })}</span>
          </div>
          <Stepper
            value={chosen.bagsCount}
            max={Math.max(1, listing.placesLeft)}
            label={words('numberOfItems')}
            lessLabel={t('fewer')}
            moreLabel={t('more')}
            onChange={(bagsCount) => draft.change({ bagsCount })}
          />
        </div>
        {notices}
      </TicketPart>
      <TicketStub className={styles.stub}>
        <div className={styles.total}>
          <div>
            <strong>{t('totalPrice')}</strong>
            <span className={styles.soft}>{t('feesIncluded')}</span>
          </div>
          <Amount
            money={booking.quote.data?.totalWithDiscount}
            stale={booking.quote.stale}
            width={110}
            height={34}
            className={styles.amount}
          />
        </div>
        {children}
      </TicketStub>
    </Ticket>
  );
}

type EndsProps = Pick<WalkInTicketProps, 'found' | 'draft'>;

function Ends({ found, draft: { chosen } }: EndsProps) {
  const t = useTexts('walkIn');
  const locale = useLocale();
  const { dropOffAt, pickUpAt } = chosen.stay;
  const day = localDateOf(pickUpAt, found.zone);
  const isToday = day === localDateOf(dropOffAt, found.zone);
  return (
    <dl className={styles.ends}>
      <div>
        <dt>{t('from')}</dt>
        <dd>{t('now', { time: formatClock(dropOffAt, found.zone, locale) })}</dd>
      </div>
      <Icon of={ArrowRight} size={20} />
      <div>
        <dt>{isToday ? t('until') : `${t('until')}, ${formatMonthDay(day, locale)}`}</dt>
        <dd>{formatClock(pickUpAt, found.zone, locale)}</dd>
      </div>
    </dl>
  );
}

type DayProps = Pick<WalkInTicketProps, 'found' | 'listing'> & { readonly isOpen: boolean };

/** The location's day with the time it is now; the pick-up is on it where it is today's. */
function Day({ found, listing: { verdict }, isOpen }: DayProps) {
  const opening = useOpeningWords();
  const stripWords = useStripWords();
  const scale = useHourScale();
  const strip = { ...verdict.strip, dropOff: null, pickUp: isOpen ? verdict.strip.pickUp : null };
  return (
    <div className={styles.day}>
      {!isOpen && <HoursNote tone="closed">{opening(noteText(verdict.note, strip.date))}</HoursNote>}
      <OpenStrip
        open={strip.open}
        ticks={stripTicks(strip)}
        now={localMinuteOf(found.now, found.zone)}
        scale={scale}
        text={stripWords(strip)}
      />
    </div>
  );
}

type PickUpsProps = EndsProps & { readonly listing: BookedListing };

function PickUps({ found, draft, listing }: PickUpsProps) {
  const t = useTexts('walkIn');
  const locale = useLocale();
  const [isOther, openOther] = useState(false);
  const { chosen } = draft;
  const at = Date.parse(chosen.stay.pickUpAt);
  const isOffered = found.pickUps.some((each) => Date.parse(each) === at);
  return (
    <div role="radiogroup" aria-label={t('pickUps')} className={styles.cells}>
      {found.pickUps.map((each) => (
        <label key={each} className={styles.cell}>
          <input
            type="radio"
            name="pick-up"
            className="sr-only"
            checked={Date.parse(each) === at}
            onChange={() => draft.change({ stay: { ...chosen.stay, pickUpAt: each } })}
          />
          {formatClock(each, found.zone, locale)}
        </label>
      ))}
      <button
        type="button"
        className={styles.cell}
        data-chosen={!isOffered || undefined}
        aria-label={t('otherTime')}
        onClick={() => openOther(true)}
        onPointerEnter={preloadDatesDialog}
        onFocus={preloadDatesDialog}
      >
        {t('other')}
      </button>
      <LazyDatesDialog
        open={isOther}
        tab="checkOut"
        started
        zone={found.zone}
        rules={listing.rules}
        listingName={found.name}
        stay={chosen.stay}
        bagsCount={chosen.bagsCount}
        price={(stay, bagsCount) => <StayPrice listing={found.id} stay={stay} bagsCount={bagsCount} />}
        onConfirm={({ stay }) => {
          draft.change({ stay });
          openOther(false);
        }}
        onClose={() => openOther(false)}
      />
    </div>
  );
}
