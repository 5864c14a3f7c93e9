import { ArrowDownToLine, ArrowLeft, ArrowUpFromLine, CircleHelp, TicketCheck, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { parseBookingCode } from '#shared/booking/booking-code.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CustodyRecordCard } from '#web/parts/custody/custody-record.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { ChangeLink, changePath } from './change-link.tsx';
import { CorrectBags } from './correct-bags.tsx';
import styles from './counter.module.css';
import { noExtras } from './extras/extras.ts';
import { type Today, upNext } from './due-now.ts';
import { HandedOver } from './handed-over.tsx';
import { NextUp } from './next-up.tsx';
import { useTicket } from './offline/use-ticket.ts';
import { answerSignal } from './scan/answer-signal.ts';
import { type CounterTicket, type FoundCode, type Handing, insideOf, isTagged } from './ticket.ts';
import { TicketPaper } from './ticket-paper.tsx';
import { useHandOver } from './use-hand-over.ts';
import { usePartWords, useVerdict } from './use-verdict.ts';
import { VerdictHead } from './verdict-head.tsx';

type CounterDialogProps = {
  /** What was scanned, typed or pressed; null while the counter is closed. */
  readonly looked: FoundCode | null;
  readonly onClose: () => void;
  /** Goes on with another ticket. */
  readonly onLook: (looked: FoundCode) => void;
  readonly today: Today;
  /** The present instant (ISO). */
  readonly now: string;
  /** Answers are heard and felt too, as when a ticket was scanned. */
  readonly signals: boolean;
};

const handingOf = ({ verdict }: CounterTicket): Handing | null => {
  if (verdict === 'checkIn') return 'in';
  return verdict === 'checkOut' || verdict === 'alreadyIn' ? 'out' : null;
};

/** Bags may come (back) until the pick-up while fewer than booked are inside. */
const mayTakeMore = (ticket: CounterTicket): boolean =>
  handingOf(ticket) === 'out' &&
  insideOf(ticket) < ticket.bagsCount &&
  Date.parse(ticket.askedAt) < Date.parse(ticket.pickUpAt);

/** One ticket at the counter: what it is for now, its bags, and the way back. Needs the area `counter`. */
export function CounterDialog({ looked, onClose, onLook, today, now, signals }: CounterDialogProps) {
  const code = looked?.code ?? '';
  const t = useTexts('counter');
  const common = useTexts('common');
  const verdictOf = useVerdict();
  const { ticket, isKept, refusal, isAway } = useTicket(code);
  const { done, clear, isBusy, handOver, takeBack } = useHandOver();
  const [count, setCount] = useState<number | null>(null);
  const [extras, setExtras] = useState(noExtras);
  /** Bags are handed in again, or the rest of them, of a ticket that is up for its hand-out. */
  const [takesIn, takeIn] = useState(false);
  /** That a reason, or which bags go, is missing was said. */
  const [isMarked, setMarked] = useState(false);
  /** The correction is asked for; null as long as the way here says it. */
  const [asksCorrection, askCorrection] = useState<boolean | null>(null);
  const clean = () => {
    clear();
    askCorrection(null);
    setMarked(false);
    setCount(null);
    setExtras(noExtras);
    takeIn(false);
  };
  const close = () => {
    clean();
    onClose();
  };
  const goOn = (next: string) => {
    clean();
    onLook({ code: next, found: 'listed' });
  };
  const next = done === null ? null : upNext(today, now, done.ticket.bookingId);
  const mayTakeIn = ticket !== undefined && mayTakeMore(ticket);
  const handing = ticket === undefined ? null : takesIn && mayTakeIn ? 'in' : handingOf(ticket);
  const inside = ticket === undefined ? 0 : insideOf(ticket);
  const most = handing === 'out' ? inside : (ticket?.bagsCount ?? 0) - inside;
  const byTag = ticket !== undefined && handing === 'out' && isTagged(ticket);
  const bagsCount = byTag ? extras.goes.length : (count ?? most);
  const areBagsMissing = byTag && bagsCount === 0 && !extras.restMissing;
  const mayCorrect = ticket !== undefined && done === null && handing === 'out' && !isKept && ticket.may.correct;
  const isCorrecting = mayCorrect && (asksCorrection ?? looked?.wants === 'correct');
  const isReasonMissing = handing === 'out' && bagsCount < inside && extras.restMissing && extras.note.trim() === '';
  const verdict = ticket === undefined ? null : verdictOf(ticket);
  const answer = done !== null ? 'go' : refusal !== null || isAway ? 'never' : (verdict?.tone ?? null);
  // Bags that are late are handed back all the same.
  const isCheckOut = ticket?.verdict === 'checkOut';
  useEffect(() => {
    if (signals && answer !== null) answerSignal(answer === 'go' || isCheckOut);
  }, [signals, answer, isCheckOut, code]);
  /** It has just come in: most likely the next ticket is wanted, and not this one's bags. */
  const isMeantOut = ticket?.verdict !== 'alreadyIn' || looked?.wants === 'out' || handing === 'in';
  const partWords = usePartWords();
  const part =
    ticket !== undefined && handing === 'out' && isMeantOut && bagsCount > 0 && bagsCount < inside
      ? partWords(ticket, bagsCount)
      : {};
  const isOut = done === null ? handing === 'out' : done.handing === 'out';
  const press = async () => {
    if (looked === null || ticket === undefined || handing === null) return;
    if (areBagsMissing) return setMarked(true);
    if (isReasonMissing) {
      setMarked(true);
      return document.querySelector<HTMLInputElement>('[data-reason] input')?.focus();
    }
    const isDone = await handOver(ticket, { handing, bagsCount, extras, found: looked.found }, isKept);
    // What was refused keeps what was typed.
    if (!isDone) return undefined;
    setCount(null);
    setExtras(noExtras);
    takeIn(false);
    return undefined;
  };
  const goesOn = done !== null || handing === null;
  return (
    <Dialog
      open={code !== ''}
      onClose={close}
      title={t(isCorrecting ? 'correct' : isOut ? 'checkOut' : 'checkIn')}
      width={done === null ? 808 : 480}
      foot={
        isCorrecting ? (
          <Button variant="secondary" size={52} className={styles.foot} onClick={() => askCorrection(false)}>
            <Icon of={ArrowLeft} size={20} />
            {t('correctBack')}
          </Button>
        ) : goesOn ? (
          <Button size={52} className={styles.foot} onClick={close}>
            {t('nextTicket')}
          </Button>
        ) : (
          <>
            {!isMeantOut && (
              <Button size={52} className={styles.foot} onClick={close}>
                {t('nextTicket')}
              </Button>
            )}
            <Button
              size={52}
              variant={isMeantOut ? 'primary' : 'secondary'}
              className={styles.foot}
              busy={isBusy}
              busyLabel={common('pleaseWait')}
              onClick={() => void press()}
            >
              <Icon of={handing === 'in' ? ArrowDownToLine : ArrowUpFromLine} size={20} />
              {areBagsMissing
                ? t('checkOut')
                : t(handing === 'in' ? 'checkInBags' : 'checkOutBags', { count: bagsCount })}
            </Button>
          </>
        )
      }
    >
      {done !== null ? (
        <HandedOver {...done} busy={isBusy} onUndo={() => void takeBack(done)}>
          {next !== null && <NextUp next={next} onCode={goOn} />}
        </HandedOver>
      ) : isCorrecting ? (
        <CorrectBags key={inside} ticket={ticket} onDone={() => askCorrection(false)} />
      ) : (
        <div className={styles.body}>
          {refusal !== null && <VerdictHead tone="wait" icon={CircleHelp} title={t('unknown')} text={refusal} />}
          {refusal !== null && <p className={styles.more}>{t('unknownHelp')}</p>}
          {isAway && <VerdictHead tone="wait" icon={WifiOff} title={t('notKept')} text={t('notKeptText')} />}
          {refusal === null && !isAway && ticket === undefined && <p role="status">{t('looking')}</p>}
          {verdict !== null && <VerdictHead {...verdict} {...part} />}
          {ticket !== undefined && (
            <TicketPaper
              ticket={ticket}
              handing={handing}
              bagsCount={bagsCount}
              onBags={setCount}
              extras={extras}
              isKept={isKept}
              isMissing={isMarked && (isReasonMissing || areBagsMissing)}
              onCorrect={() => askCorrection(true)}
              onExtras={(changed) => setExtras((now) => ({ ...now, ...changed }))}
            />
          )}
          {ticket !== undefined && parseBookingCode(code) !== ticket.code && (
            <Notice tone="success" icon={TicketCheck} title={t('oldTicket')}>
              {t('oldTicketText', { code: parseBookingCode(code) ?? code })}
            </Notice>
          )}
          {ticket !== undefined && mayTakeIn && (
            <Button
              variant="secondary"
              size={40}
              className={styles.alone}
              onClick={() => {
                setCount(null);
                takeIn(!takesIn);
              }}
            >
              <Icon of={takesIn ? ArrowUpFromLine : ArrowDownToLine} size={16} />
              {t(takesIn ? 'handBackInstead' : 'takeInInstead')}
            </Button>
          )}
          {ticket?.custody.inAt && !isKept && <CustodyRecordCard bookingId={ticket.bookingId} />}
          {ticket !== undefined && verdict !== null && verdict.help !== null && (
            <div className={styles.more}>
              <p>{verdict.help}</p>
              {(ticket.verdict === 'wrongDay' || ticket.verdict === 'early') && (
                <ChangeLink
                  path={changePath(ticket.bookingId, ticket.verdict === 'early' ? 'now' : undefined)}
                  label={t('changeQr')}
                />
              )}
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
