import { Link } from '@tanstack/react-router';
import { Check, HandCoins, Navigation, X } from 'lucide-react';
import { directionsUrl } from '#shared/booking/directions-url.ts';
import { formatClock, formatOrderTime } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { QrCode } from '#web/ui/misc/qr-code.tsx';
import { PrintedBand } from '#web/ui/ticket/printed-band.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import type { Door, DoorOrder, DoorReport } from './door.ts';
import styles from './door-page.module.css';
import { DoorAnswer } from './door-answer.tsx';
import { DoorTrail, TrailStep } from './door-trail.tsx';

interface DoorResultProps {
  readonly door: Door;
  readonly order: DoorOrder;
  readonly report: DoorReport;
}

const verdicts = { stands: 'standsTitle', refused: 'refusedTitle', withdrawn: 'endedTitle' } as const;

/** What became of a report: moved, everything back, or its verdict; and who said what. */
export function DoorResult({ door, order, report }: DoorResultProps) {
  const t = useTexts('door');
  const orders = useTexts('orders');
  const { taken } = report;
  const title =
    taken === 'move'
      ? t('movedTitle', { name: door.movedTo?.name ?? '' })
      : t(taken === 'refund' ? 'refundedTitle' : verdicts[report.verdict ?? 'withdrawn']);
  const isMoved = taken === 'move';
  return (
    <>
      <h1 className={styles.title} aria-live="polite">
        {title}
      </h1>
      {isMoved && <p className={styles.lead}>{t('movedText')}</p>}
      {taken === 'refund' && <p className={styles.lead}>{t('refundedText')}</p>}
      {isMoved && <MovedTicket order={order} at={report.takenAt} />}
      <section className={styles.body}>
        <h2 className={styles.heading}>{t('became')}</h2>
        {isMoved ? (
          <Trail door={door} report={report} />
        ) : (
          <Card>
            <Trail door={door} report={report} />
          </Card>
        )}
      </section>
      {taken !== null && (
        <Notice icon={HandCoins} title={t('costTitle')}>
          <p>{t('costText')}</p>
          <AppLink to="/contact">{t('costLink')}</AppLink>
        </Notice>
      )}
      <div className={styles.pair}>
        <Link
          to="/orders/$id"
          params={{ id: door.currentBookingId }}
          className={buttonClass({ size: 48, variant: isMoved ? 'secondary' : 'primary' })}
        >
          {t('yourBooking')}
        </Link>
        {isMoved && (
          <a href={directionsUrl(order.listing)} target="_blank" rel="noreferrer" className={buttonClass({ size: 48 })}>
            <Icon of={Navigation} />
            {orders('directions')}
          </a>
        )}
      </div>
    </>
  );
}

/** The same code at its new place. */
function MovedTicket({ order, at }: { readonly order: DoorOrder; readonly at: string | null }) {
  const t = useTexts('door');
  const orders = useTexts('orders');
  const locale = useLocale();
  const { listing } = order;
  const { zone } = listing.rules;
  const when = (iso: string) => {
    const { date, time } = formatOrderTime(iso, zone, locale);
    return `${date}, ${time}`;
  };
  return (
    <Ticket as="section" aria-label={orders('ticket')}>
      <TicketPart>
        <PrintedBand height={44} />
        <div className={styles.moved}>
          <div className={styles.chips}>
            <Chip tone="brand" icon={Check}>
              {t('moved')}
            </Chip>
            {at !== null && (
              <span className={styles.soft}>{t('movedAt', { time: formatClock(at, zone, locale) })}</span>
            )}
          </div>
          <div className={styles.codes}>
            <QrCode text={order.code} label={orders('qrText', { code: order.code })} />
            <div>
              <p className={styles.code}>{order.code}</p>
              <p className={styles.soft}>{orders('readOut')}</p>
            </div>
          </div>
        </div>
      </TicketPart>
      <TicketStub className={styles.stub}>
        <div className={styles.place}>
          <ListingThumb listing={listing} size={64} />
          <div>
            <h2>{listing.name}</h2>
            <p className={styles.soft}>{listing.address}</p>
          </div>
        </div>
        <dl className={styles.times}>
          <div>
            <dt>{orders('checkIn')}</dt>
            <dd>{when(order.dropOffAt)}</dd>
          </div>
          <div>
            <dt>{orders('checkOut')}</dt>
            <dd>{when(order.pickUpAt)}</dd>
          </div>
        </dl>
      </TicketStub>
    </Ticket>
  );
}

/** What happened, and what is still to come, in the order of time. */
function Trail({ door, report }: Omit<DoorResultProps, 'order'>) {
  const t = useTexts('door');
  const locale = useLocale();
  const { name, zone } = door.listing;
  const clock = (iso: string) => formatClock(iso, zone, locale);
  const until = formatOrderTime(report.answerUntil, zone, locale);
  const { answer, taken, takenAt, verdict, note } = report;
  const isDecided = verdict === 'stands' || verdict === 'refused';
  return (
    <DoorTrail>
      <TrailStep state="done" title={t('youTold')} when={clock(report.reportedAt)} />
      {answer !== null && (
        <TrailStep state="done" title={t('says', { name })} when={clock(answer.at)}>
          <DoorAnswer door={door} words={answer.words} />
        </TrailStep>
      )}
      {taken !== null && taken !== 'stay' && takenAt !== null && (
        <TrailStep state="done" title={t(taken === 'move' ? 'bookingMoved' : 'moneySent')} when={clock(takenAt)}>
          {taken === 'move' && t('nothingToPay')}
        </TrailStep>
      )}
      {verdict === null && answer === null && (
        <TrailStep state="ahead" title={t('mustAnswer', { name })}>
          {t('mustAnswerUntil', { day: until.date, time: until.time })}
        </TrailStep>
      )}
      {isDecided ? (
        <TrailStep state="done" icon={verdict === 'refused' ? X : Check} title={t(verdicts[verdict])}>
          {note !== null && `${t('weSay')} ${note}`}
        </TrailStep>
      ) : (
        verdict === null && (
          <TrailStep state="ahead" title={t('answerHere')}>
            {t('answerByMail')}
          </TrailStep>
        )
      )}
    </DoorTrail>
  );
}
