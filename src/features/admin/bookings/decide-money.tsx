import { Luggage, Mail, MailX, Store, TicketX, X } from 'lucide-react';
import { useId, useState } from 'react';
import { refundReasons, type RefundReason } from '#shared/admin/bookings-schema.ts';
import { parseDecimal, toDecimalText } from '#shared/money/money-text.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { newId } from '#web/lib/new-id.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input, TextArea } from '#web/ui/field/input.tsx';
import { Select } from '#web/ui/field/select.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { Entries, Scales } from '../kit/entries.tsx';
import { Follows } from '../kit/follows.tsx';
import { Keycap } from '../kit/keycap.tsx';
import { PanelSection } from '../kit/panel.tsx';
import { Segments } from '../kit/segments.tsx';
import { useKeptWords } from '../kit/use-kept-words.ts';
import { useSendKey } from '../kit/use-send-key.ts';
import { useMoments } from '../kit/use-moments.ts';
import { NotProven, useRiskyAct } from '../shell/prove-again.tsx';
import type { Booking } from './booking.ts';
import styles from './booking-panel.module.css';
import type { AsShown } from './use-as-shown.ts';
import { useDeciding } from './use-deciding.ts';
import { useLedTo } from './use-led-to.ts';

type Part = 'all' | 'part' | 'nothing';

type DecideMoneyProps = { readonly booking: Booking; readonly act: 'refund' | 'cancel'; readonly shown: AsShown };

const reasonWords = {
  shopClosed: 'reasonShopClosed',
  shopLate: 'reasonShopLate',
  bagDamaged: 'reasonBagDamaged',
  travellerAsked: 'reasonTravellerAsked',
  twice: 'reasonTwice',
  goodwill: 'reasonGoodwill',
} as const;

const languageWords = { en: 'inEnglish', fr: 'inFrench', es: 'inSpanish' } as const;

/** Gives all, a part or nothing back: what follows and the very entries stand there before the button. */
export function DecideMoney({ booking, act, shown }: DecideMoneyProps) {
  const t = useTexts('adminBookings');
  const locale = useLocale();
  const { held } = booking;
  const isCancel = act === 'cancel';
  // Of a booking that no one has paid there is nothing to divide.
  const isPaid = held.minor > 0;
  const [part, setPart] = useState<Part>(
    isCancel && (booking.isStarted || !isPaid) ? 'nothing' : isCancel ? 'all' : 'part',
  );
  const [typed, setTyped, forgetTyped] = useKeptWords(`${act}:${booking.id}:amount`, '');
  const [share, setShare] = useState<'kept' | 'takenBack'>(isCancel && !booking.isStarted ? 'takenBack' : 'kept');
  const [reason, setReason] = useState<RefundReason>(isCancel ? 'shopClosed' : 'shopLate');
  const [note, setNote, forgetNote] = useKeptWords(`${act}:${booking.id}:note`, null);
  const parsed = parseDecimal(typed === '' ? '0' : typed, held.currency);
  const minor = part === 'all' ? held.minor : part === 'nothing' ? 0 : parsed.ok ? parsed.value.minor : 0;
  const isWrong = part === 'part' && typed !== '' && (!parsed.ok || minor < 0 || minor > held.minor);
  const preview = trpc.admin.bookings.preview.useQuery(
    { bookingId: booking.id, minor: isWrong ? 0 : minor, share, act },
    { placeholderData: (before) => before },
  );
  useLedTo(act, preview.data !== undefined);
  const all = formatMoney(held, locale);
  const { decide } = useDeciding();
  return (
    <PanelSection
      title={t(isCancel ? 'cancel' : 'refund')}
      isAct
      decides={act}
      aside={
        <span className={styles.formHead}>
          {isPaid && (
            <Segments<Part>
              label={t('howMuch')}
              value={part}
              onChange={setPart}
              items={[
                { value: 'all', words: t(isCancel ? 'refundAll' : 'allOf', { amount: all }) },
                { value: 'part', words: t('part') },
                ...(isCancel ? [{ value: 'nothing' as const, words: t('nothing') }] : []),
              ]}
            />
          )}
          <IconButton icon={X} label={t('closeForm')} onClick={() => decide(null)} />
        </span>
      }
    >
      <div className={styles.fields}>
        {part === 'part' && (
          <Field label={t('amountOf', { amount: all })} error={isWrong ? t('amountWrong', { amount: all }) : undefined}>
            <Input
              inputMode="decimal"
              placeholder={toDecimalText(held)}
              value={typed}
              after={<span className={styles.soft}>{held.currency}</span>}
              onChange={({ target }) => setTyped(target.value.replace(',', '.'))}
            />
          </Field>
        )}
        <Field label={t('why')}>
          <Select
            height={44}
            value={reason}
            onChange={({ target }) => {
              setReason(refundReasons.find((each) => each === target.value) ?? reason);
              setNote(null);
            }}
          >
            {refundReasons.map((each) => (
              <option key={each} value={each}>
                {t(reasonWords[each])}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {preview.isError && <ErrorBox errors={wireFailure(preview.error, t('failed')).message} fallback={t('failed')} />}
      {preview.data !== undefined && (
        <>
          <Field
            label={
              preview.data.isErased
                ? t('noteErased')
                : t('noteTo', { name: preview.data.traveller, language: t(languageWords[preview.data.locale]) })
            }
          >
            <TextArea
              rows={3}
              maxLength={500}
              value={note ?? preview.data.notes[reason]}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
          {booking.share.minor > 0 && minor > 0 && (isCancel || booking.isEarned) && (
            <Segments
              label={t('shareOf', { name: preview.data.partnerName })}
              value={share}
              onChange={setShare}
              items={[
                { value: 'kept', words: t('shareKept') },
                { value: 'takenBack', words: t('shareTakenBack') },
              ]}
            />
          )}
          <Decision
            booking={booking}
            act={act}
            shown={shown}
            preview={preview.data}
            isReckoned={!preview.isPlaceholderData}
            isReady={!isWrong && !preview.isFetching && (isCancel || minor > 0)}
            onDone={() => {
              decide(null);
              forgetTyped();
              forgetNote();
            }}
            decision={{ minor, share, reason, note: note ?? preview.data.notes[reason] }}
          />
        </>
      )}
      {!isCancel && <p className={styles.soft}>{t(booking.acts.includes('cancel') ? 'staysBooked' : 'cancelOver')}</p>}
    </PanelSection>
  );
}

type Preview = Outputs['admin']['bookings']['preview'];

interface DecisionProps extends DecideMoneyProps {
  readonly preview: Preview;
  /** The preview is of what is chosen now, no longer of what was before. */
  readonly isReckoned: boolean;
  readonly isReady: boolean;
  readonly onDone: () => void;
  readonly decision: {
    readonly minor: number;
    readonly share: 'kept' | 'takenBack';
    readonly reason: RefundReason;
    readonly note: string;
  };
}

/** What follows, what is written, and the button; a cancellation wants its code typed first. */
function Decision({ booking, act, shown, preview, isReckoned, isReady, onDone, decision }: DecisionProps) {
  const t = useTexts('adminBookings');
  const money = useTexts('adminMoney');
  const locale = useLocale();
  const toast = useToast();
  const { dayOf } = useMoments();
  const utils = trpc.useUtils();
  const risky = useRiskyAct();
  const refund = trpc.admin.bookings.refund.useMutation();
  const cancel = trpc.admin.bookings.cancel.useMutation();
  const codeId = useId();
  const [code, setCode] = useState('');
  const [requestId, setRequestId] = useState(() => newId());
  const [failure, setFailure] = useState<string | null>(null);
  const isCancel = act === 'cancel';
  const { bagsInside: inside } = booking;
  const count = inside > 0 ? inside : booking.bagsCount;
  const amount = formatMoney({ ...preview.amount, minor: decision.minor }, locale);
  const isArmed =
    !isCancel ||
    code
      .trim()
      .toUpperCase()
      .replace(/^CLK-?/, '') === booking.code.slice(4);
  const words = isCancel
    ? decision.minor === 0
      ? t('cancelOnly')
      : t('cancelAndRefund', { amount })
    : preview.needsSecond
      ? t('askSecond')
      : t('refundAmount', { amount });
  const isBusy = refund.isPending || cancel.isPending;
  const canPress = isReady && isArmed && !shown.isChanged;
  const press = async () => {
    setFailure(null);
    const asked = { ...decision, bookingId: booking.id, held: booking.held.minor, seen: shown.seen, requestId };
    try {
      const { outcome } = await risky({ act: words, target: `${booking.code}, ${booking.traveller}`, amount }, () =>
        isCancel ? cancel.mutateAsync(asked) : refund.mutateAsync(asked),
      );
      onDone();
      toast.info(t(outcome === 'waits' ? 'waitsForSecond' : isCancel ? 'cancelDone' : 'refundDone', { amount }));
      await shown.lookAgain();
    } catch (error) {
      if (error instanceof NotProven) return;
      const { message, key } = wireFailure(error, t('failed'));
      setFailure(message);
      // Decided anew, it is another request; without an answer it is the same one again.
      if (key !== null) setRequestId(newId());
      if (key === 'orderMoneyChanged' || key === 'orderChanged') await utils.admin.bookings.invalidate();
    }
  };
  useSendKey(() => void press(), canPress && !isBusy, `[data-decides=${act}]`);
  return (
    <div className={styles.decision}>
      <h4 className={styles.followsTitle}>{t('whatFollows')}</h4>
      <ul className={styles.follows}>
        {preview.isErased ? (
          <Follows icon={MailX} what={t('followNoMail')} more={t('followErased')} />
        ) : (
          <Follows
            icon={Mail}
            what={t('followMail', { name: preview.traveller })}
            more={t(decision.minor > 0 ? 'followMailMoney' : 'followMailNone')}
          />
        )}
        <ShareFollows preview={preview} isCancel={isCancel} />
        {isCancel && <Follows icon={Luggage} what={t(inside > 0 ? 'followRoomInside' : 'followRoom', { count })} />}
        {isCancel && booking.state !== 'pending' && (
          <Follows icon={TicketX} what={t(inside > 0 ? 'followTicketInside' : 'followTicket')} />
        )}
      </ul>
      <Ticket>
        <TicketPart className={styles.part}>
          <p className={styles.kind}>
            <strong>{money('willBeWritten')}</strong>
            {isReckoned && <Scales entries={preview.entries} />}
          </p>
          {!isReckoned ? (
            <Skeleton height={Math.max(1, preview.entries.length) * 28} />
          ) : preview.entries.length === 0 ? (
            <p className={styles.soft}>{money('nothingWritten')}</p>
          ) : (
            <Entries entries={preview.entries.map((entry) => ({ ...entry, partner: preview.partnerName }))} />
          )}
        </TicketPart>
        <TicketStub className={styles.part}>
          {failure !== null && <ErrorBox errors={failure} fallback={t('failed')} />}
          <div className={styles.stub}>
            {decision.minor > 0 && (
              <span>
                <strong>{t('backOn', { card: preview.cardLast4 === null ? '' : `•••• ${preview.cardLast4}` })}</strong>
                <span className={styles.soft}>{t('byDay', { day: dayOf(preview.arrivesBy) })}</span>
              </span>
            )}
            {isCancel && (
              <span className={styles.code}>
                <label htmlFor={codeId} className={styles.soft}>
                  {t('typeCode')}
                </label>
                <Input
                  id={codeId}
                  value={code}
                  placeholder={booking.code.slice(4)}
                  autoComplete="off"
                  onChange={({ target }) => setCode(target.value)}
                />
              </span>
            )}
            <Button
              variant={isCancel ? 'danger-filled' : 'primary'}
              className={styles.go}
              busy={isBusy}
              disabled={!canPress}
              onClick={() => void press()}
            >
              {words} <Keycap of="⌘" />
              <Keycap of="↵" />
            </Button>
          </div>
        </TicketStub>
      </Ticket>
    </div>
  );
}

/** What becomes of the partner's share: of a stay that is cancelled it is earned less, since none of it was theirs yet. */
function ShareFollows({ preview, isCancel }: { readonly preview: Preview; readonly isCancel: boolean }) {
  const t = useTexts('adminBookings');
  const locale = useLocale();
  const { partnerName: name, takenBack, shareKept, needsSecond } = preview;
  const amount = formatMoney(takenBack, locale);
  const kept = formatMoney(shareKept, locale);
  if (takenBack.minor + shareKept.minor === 0) return null;
  if (takenBack.minor === 0) return <Follows icon={Store} what={t('followKept', { name, amount: kept })} />;
  if (!isCancel) {
    const more = needsSecond ? t('followSecond') : undefined;
    return <Follows icon={Store} what={t('followTaken', { name, amount })} more={more} />;
  }
  const more = shareKept.minor === 0 ? t('followNothing', { amount }) : t('followLess', { amount, kept });
  return <Follows icon={Store} what={t('followTold', { name })} more={more} />;
}
