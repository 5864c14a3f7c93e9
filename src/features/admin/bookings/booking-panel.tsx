import { AppLink } from '#web/lib/nav/app-link.tsx';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { telLink } from '#web/lib/nav/tel-link.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CopyButton } from '#web/ui/code/copy-button.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { Entries, Scales } from '../kit/entries.tsx';
import { Happened } from '../kit/happened.tsx';
import { PanelHead, PanelSection } from '../kit/panel.tsx';
import { Unopened } from '../kit/unopened.tsx';
import { useMayDo } from '../kit/use-may-do.ts';
import { useMoments } from '../kit/use-moments.ts';
import type { Booking } from './booking.ts';
import styles from './booking-panel.module.css';
import { BookingChip } from './booking-chip.tsx';
import { DecisionFoot } from './decision-foot.tsx';
import { useDeciding } from './use-deciding.ts';
import { DoorCase } from './door-case.tsx';
import { DecideMoney } from './decide-money.tsx';
import { LeftBags } from './left-bags.tsx';
import { OfferPlace } from './offer-place.tsx';
import { MadeThere } from './made-there.tsx';
import { ReadTalk } from './read-talk.tsx';
import { SentByHand } from './sent-by-hand.tsx';
import { HeldShare } from './held-share.tsx';
import { Proposal } from './proposal.tsx';
import { AskProvider } from './ask-provider.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { useAsShown } from './use-as-shown.ts';
import { useMovementWords } from './use-movement-words.ts';
import { useStory } from './use-story.ts';

/** How often it is looked whether another person changed the booking, in milliseconds; not while the page is out of sight. */
const LOOK_AGAIN = 15_000;

type BookingPanelProps = { readonly booking: string; readonly onClose: () => void };

/** One booking with its whole story: what happened, the ledger, and what can be done about its money. */
export function BookingPanel({ booking: code, onClose }: BookingPanelProps) {
  const t = useTexts('adminBookings');
  const query = trpc.admin.bookings.get.useQuery({ booking: code }, { refetchInterval: LOOK_AGAIN });
  if (query.data !== undefined) return <Panel booking={query.data} onClose={onClose} />;
  return (
    <>
      <PanelHead title={code.length > 12 ? t('title') : code} onClose={onClose} />
      <Unopened query={query} none={t('noSuch')} onBack={onClose} />
    </>
  );
}

function Panel({ booking, onClose }: { readonly booking: Booking; readonly onClose: () => void }) {
  const t = useTexts('adminBookings');
  const { moment, stayEnd, weekdayMoment } = useMoments();
  const events = useStory(booking);
  const shown = useAsShown(booking);
  const { zone, dropOffAt, pickUpAt, answerOwed } = booking;
  const mayOffer = useMayDo('support');
  const { deciding } = useDeciding();
  return (
    <>
      <PanelHead
        title={booking.code}
        chip={<BookingChip {...booking} />}
        actions={<CopyButton bare text={booking.code} label={t('copyCode')} doneLabel={t('codeCopied')} />}
        onClose={onClose}
      >
        <div className={styles.about}>
          <ListingThumb listing={{ name: booking.location, ...booking.shopFront }} size={48} />
          <span className={styles.grow}>
            <AppLink to={`/admin/listings/${booking.listingId}`}>{booking.location}</AppLink>
            <span className={styles.soft}>
              {t('stay', {
                from: weekdayMoment(dropOffAt, zone),
                to: stayEnd(dropOffAt, pickUpAt, zone),
                count: booking.bagsCount,
              })}
            </span>
          </span>
          <span className={styles.right}>
            <strong>{booking.traveller}</strong>
            <AppLink to={`/admin/bookings?user=${booking.userId}&booking=${booking.code}`}>
              {t('allBookings', { count: booking.bookingsCount })}
            </AppLink>
          </span>
        </div>
        <p className={styles.soft}>
          {booking.isErased ? t('travellerErased') : booking.email}
          {booking.phone !== null && `, ${booking.phone}`}
        </p>
        <ChangedMeanwhile shown={shown} />
        {booking.bagsInside > 0 && (
          <Notice tone={booking.standing === 'late' ? 'danger' : 'note'}>
            {t('bagsInside', { count: booking.bagsInside })}
          </Notice>
        )}
        {answerOwed !== null && (
          <Notice
            tone="danger"
            action={answerOwed.phone !== null && <a href={telLink(answerOwed.phone)}>{t('callLocation')}</a>}
          >
            {t('answerOwed', { since: moment(answerOwed.since, zone) })}
          </Notice>
        )}
        {booking.replacedBy !== null && (
          <Notice
            tone="note"
            action={
              <AppLink to={`/admin/bookings?booking=${booking.replacedBy.code}`}>{booking.replacedBy.code}</AppLink>
            }
          >
            {t('replaced')}
          </Notice>
        )}
      </PanelHead>
      <PanelSection title={t('happened')} aside={t('newestLast')}>
        <Happened events={events} />
        <Mails booking={booking} />
      </PanelSection>
      <Ledger booking={booking} />
      {booking.story.map(
        (event) =>
          event.kind === 'proposal' &&
          event.outcome === null && <Proposal key={event.id} booking={booking} proposal={event} shown={shown} />,
      )}
      <DoorCase booking={booking} />
      <ReadTalk key={`talk ${booking.id}`} booking={booking} />
      {booking.heldShare !== null && <HeldShare booking={booking} share={booking.heldShare} />}
      {booking.byHand.map((refund) => (
        <SentByHand key={refund.refundId} booking={booking} refund={refund} />
      ))}
      {booking.madeThere.map((refund) => (
        <MadeThere key={refund.refundId} booking={booking} refund={refund} />
      ))}
      {(booking.isLeft || booking.owed.minor > 0) && <LeftBags booking={booking} />}
      {booking.state === 'pending' && <AskProvider booking={booking} shown={shown} />}
      {booking.acts.length === 0 ? (
        <PanelSection title={t('refund')} isAct>
          <p className={styles.soft}>{t(booking.replacedBy === null ? 'nothingHeld' : 'replaced')}</p>
        </PanelSection>
      ) : (
        booking.acts
          .filter((act) => act === deciding)
          .map((act) => <DecideMoney key={`${act} ${shown.seen}`} booking={booking} act={act} shown={shown} />)
      )}
      {mayOffer && booking.acts.includes('cancel') && booking.state !== 'pending' && (
        <OfferPlace key={booking.id} booking={booking} shown={shown} />
      )}
      <DecisionFoot acts={booking.acts} />
    </>
  );
}

function Ledger({ booking: { ledger, held } }: { readonly booking: Booking }) {
  const t = useTexts('adminMoney');
  const wordsOf = useMovementWords();
  const { moment } = useMoments();
  const all = ledger.movements.flatMap(({ entries }) => entries);
  return (
    <PanelSection
      title={t('ledgerIn', { currency: held.currency })}
      aside={all.length > 0 && <Scales entries={all} words={t('addsUp')} />}
    >
      {all.length === 0 && <p className={styles.soft}>{t('nothingWritten')}</p>}
      {ledger.movements.map((movement) => (
        <div key={movement.id} className={styles.movement}>
          <p className={styles.kind}>
            <strong>{wordsOf(movement.kind)}</strong>
            <span className={styles.soft}>{moment(movement.at)}</span>
          </p>
          <Entries entries={movement.entries} />
        </div>
      ))}
    </PanelSection>
  );
}

const mailWords = {
  confirmed: 'mailConfirmed',
  changed: 'mailChanged',
  canceled: 'mailCanceled',
  refunded: 'mailRefunded',
} as const;

/** Mails that can be written once more. */
function Mails({ booking }: { readonly booking: Booking }) {
  const t = useTexts('adminBookings');
  const toast = useToast();
  const resend = trpc.admin.resendMail.useMutation({
    onSuccess: ({ to }) => toast.info(t('mailSentTo', { to })),
    onError: (error) => toast.error(wireFailure(error, t('failed')).message),
  });
  const mayWrite = useMayDo('support');
  if (booking.mails.length === 0 || !mayWrite) return null;
  return (
    <p className={styles.mails}>
      <span className={styles.soft}>{t('sendAgain')}</span>
      {booking.mails.map((kind) => (
        <Button
          key={kind}
          variant="secondary"
          size={40}
          busy={resend.isPending && resend.variables.kind === kind}
          onClick={() => resend.mutate({ bookingId: booking.id, kind })}
        >
          {t(mailWords[kind])}
        </Button>
      ))}
    </p>
  );
}
