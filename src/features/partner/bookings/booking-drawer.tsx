import { Phone } from 'lucide-react';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Drawer } from '#web/ui/dialog/drawer.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CustodyRecordCard } from '#web/parts/custody/custody-record.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import styles from './booking-drawer.module.css';
import { Failed } from './booking-list.tsx';
import { BookingMessages } from './booking-messages.tsx';
import type { FoundCode } from '../counter/ticket.ts';
import { BookingActs } from './booking-acts.tsx';
import { OutcomeChip } from './outcome-chip.tsx';
import { ShownStateChip } from './shown-state-chip.tsx';
import { type HostedBooking, useBookingWords } from './use-booking-words.ts';

type BookingDrawerProps = {
  readonly booking: HostedBooking;
  readonly onClose: () => void;
  /** Goes to the counter with its ticket. */
  readonly onCounter: (looked: FoundCode) => void;
};

/** One booking: its ticket, what can be done with it, what happened at the counter, and how its traveller is reached. */
export function BookingDrawer({ booking, onClose, onCounter }: BookingDrawerProps) {
  const t = useTexts('partnerBookings');
  const locale = useLocale();
  const { moment } = useBookingWords(booking.zone);
  const { status, total, share, paidBack, toPayBack } = booking;
  return (
    <Drawer open side="right" onClose={onClose} title={booking.travellerName} className={styles.drawer}>
      <Ticket>
        <TicketPart className={styles.part}>
          <p className={styles.code}>{booking.code}</p>
          <p className={styles.states}>
            <ShownStateChip booking={booking} />
            <OutcomeChip booking={booking} />
          </p>
          <dl className={styles.facts}>
            <Fact name={t('location')} value={booking.listingName} />
            <Fact name={t('checkIn')} value={moment(booking.dropOffAt)} />
            <Fact name={t('checkOut')} value={moment(booking.pickUpAt)} />
            <Fact name={t('bagsColumn')} value={t('bags', { count: booking.bagsCount })} />
            <Fact name={t('booked')} value={moment(booking.createdAt)} />
          </dl>
        </TicketPart>
        <TicketStub className={styles.part}>
          <dl className={styles.facts}>
            <Fact name={t('price')} value={formatMoney(total, locale)} />
            {status === 'canceled' ? (
              <>
                {(paidBack.minor > 0 || toPayBack.minor === 0) && (
                  <Fact name={t('paidBackColumn')} value={formatMoney(paidBack, locale)} />
                )}
                {toPayBack.minor > 0 && <Fact name={t('toPayBackColumn')} value={formatMoney(toPayBack, locale)} />}
              </>
            ) : (
              share !== null && <Fact name={t('yourShare')} value={formatMoney(share, locale)} />
            )}
          </dl>
        </TicketStub>
      </Ticket>
      <BookingActs booking={booking} onCounter={onCounter} onCanceled={onClose} />
      <Claim bookingId={booking.id} />
      <More booking={booking} />
    </Drawer>
  );
}

/** That its traveller reported a problem, and the way to both sides of it. */
function Claim({ bookingId }: { readonly bookingId: string }) {
  const t = useTexts('partnerBookings');
  const { data: claims = [] } = trpc.claims.hosted.useQuery();
  if (!claims.some((claim) => claim.bookingId === bookingId)) return null;
  return (
    <Notice className={styles.section}>
      {t('problemReported')}. <AppLink to={`/dashboard/claims/${bookingId}`}>{t('openClaim')}</AppLink>
    </Notice>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function More({ booking }: Pick<BookingDrawerProps, 'booking'>) {
  const t = useTexts('partnerBookings');
  const { moment } = useBookingWords(booking.zone);
  const query = trpc.hosting.booking.useQuery({ bookingId: booking.id });
  if (query.isError) return <Failed onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton height={96} className={styles.section} />;
  const { phone, inBags, outBags } = query.data;
  const custody = (at: string | null, bags: number | null) =>
    at === null ? t('notYet') : `${moment(at)}, ${t('bags', { count: bags ?? booking.bagsCount })}`;
  const { inAt, outAt } = booking;
  return (
    <>
      <section className={styles.section}>
        <h3>{t('atCounter')}</h3>
        <dl className={styles.facts}>
          <Fact name={t('checkedIn')} value={custody(inAt, inBags)} />
          <Fact name={t('checkedOut')} value={custody(outAt, outBags)} />
        </dl>
      </section>
      {inAt !== null && (
        <div className={styles.section}>
          <CustodyRecordCard bookingId={booking.id} />
        </div>
      )}
      <BookingMessages bookingId={booking.id} />
      {phone !== null && (
        <p className={styles.reach}>
          <a href={`tel:${phone}`} className={buttonClass({ variant: 'secondary' })}>
            <Icon of={Phone} size={18} />
            {t('call')}
          </a>
        </p>
      )}
    </>
  );
}
