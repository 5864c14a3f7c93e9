import { IdCard, Luggage, Pencil } from 'lucide-react';
import { useState } from 'react';
import { lateDays } from '#shared/booking/order-state.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/field/choice.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PrintedBand } from '#web/ui/ticket/printed-band.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import { BigStepper } from './big-stepper.tsx';
import styles from './counter.module.css';
import type { Extras } from './extras/extras.ts';
import { ExtrasFields } from './extras/extras-fields.tsx';
import { MoreBags } from './more-bags.tsx';
import { Owed } from './owed.tsx';
import { ClosesBefore } from './closes-before.tsx';
import { TicketDay } from './ticket-day.tsx';
import { TicketMoment } from './ticket-moment.tsx';
import { type CounterTicket, type Handing, insideOf, isTagged } from './ticket.ts';
import { WhichBags } from './which-bags.tsx';

type TicketPaperProps = {
  readonly ticket: CounterTicket;
  /** What is about to be handed over; null where nothing is. */
  readonly handing: Handing | null;
  readonly bagsCount: number;
  readonly onBags: (count: number) => void;
  readonly extras: Extras;
  /** What this device keeps of it, without a network. */
  readonly isKept: boolean;
  /** What is missing is asked for once more: the reason, or which bags go. */
  readonly isMissing: boolean;
  readonly onExtras: (changed: Partial<Extras>) => void;
  /** Opens the correction of the number inside. */
  readonly onCorrect: () => void;
};

/** The ticket on the counter: whose it is and until when, and on its stub the bags. */
export function TicketPaper(props: TicketPaperProps) {
  const { ticket, handing, bagsCount, onBags, extras, isKept, isMissing, onExtras, onCorrect } = props;
  const t = useTexts('counter');
  const locale = useLocale();
  const inside = insideOf(ticket);
  const isRestMissing = handing === 'out' && bagsCount < inside && extras.restMissing;
  const byTag = handing === 'out' && isTagged(ticket);
  // Once bags came in, what it was before matters no more.
  const before = ticket.custody.inAt === null ? ticket.changed : null;
  const isOther = handing === 'in' && before !== null && before.bagsCount !== ticket.bagsCount;
  const [wantsMore, setWantsMore] = useState(false);
  return (
    <Ticket direction="auto" as="section" aria-label={ticket.code}>
      <TicketPart>
        <PrintedBand />
        <div className={styles.part}>
          <div>
            <p className={styles.name}>{ticket.travellerName}</p>
            <p className={styles.code}>
              {ticket.code}, {ticket.listing.name}
            </p>
          </div>
          <div className={styles.times}>
            <TicketMoment
              ticket={ticket}
              label={t('checkInLabel')}
              at={ticket.dropOffAt}
              before={before?.dropOffAt ?? null}
            />
            <TicketMoment
              ticket={ticket}
              label={t('checkOutLabel')}
              at={ticket.pickUpAt}
              before={before?.pickUpAt ?? null}
            />
            {ticket.share !== null && (
              <div>
                <span className={styles.soft}>{t('shareLabel')}</span>
                <strong>{formatMoney(ticket.share, locale)}</strong>
                <span className={styles.soft}>{t('shareWhen')}</span>
              </div>
            )}
          </div>
          {ticket.day !== null && <TicketDay ticket={ticket} day={ticket.day} />}
          {handing === 'in' && ticket.day !== null && <ClosesBefore ticket={ticket} day={ticket.day} />}
        </div>
      </TicketPart>
      <TicketStub>
        <div className={styles.stub}>
          {handing === null ? (
            <p className={styles.booked}>
              {t('numberOfItems')}
              <Icon of={Luggage} size={20} />
              <span>{ticket.bagsCount}</span>
            </p>
          ) : byTag ? (
            <WhichBags
              tags={ticket.custody.tags}
              goes={extras.goes}
              onGoes={(goes) => onExtras({ goes })}
              isMissing={isMissing && !extras.restMissing}
            />
          ) : (
            <>
              <div className={styles.stubHead}>
                <strong>{t(handing === 'out' ? 'bagsBack' : 'bagsOnCounter')}</strong>
                <span className={styles.soft}>
                  {isOther && <s>{before?.bagsCount}</s>}{' '}
                  {handing === 'out' ? t('inStore', { count: inside }) : t('booked', { count: ticket.bagsCount })}{' '}
                  {isOther && <Chip tone="ticket">{t('isNew')}</Chip>}
                </span>
              </div>
              <BigStepper
                value={bagsCount}
                min={handing === 'in' || !extras.restMissing ? 1 : 0}
                max={handing === 'in' ? ticket.bagsCount - inside : inside}
                label={t(handing === 'out' ? 'bagsBack' : 'bagsOnCounter')}
                lessLabel={t('fewer')}
                moreLabel={t('more')}
                onChange={onBags}
                onBeyond={() => setWantsMore(true)}
              />
            </>
          )}
          {handing === 'in' && (
            <>
              <p className={styles.id}>
                <Icon of={IdCard} size={20} />
                <span>
                  <strong>{t('lookAtId')}</strong> {t('samePerson')}
                  <span className={styles.soft}>{t('room', { count: ticket.room })}</span>
                </span>
              </p>
            </>
          )}
          {wantsMore && <MoreBags ticket={ticket} />}
          {ticket.over > 0 && (
            <p className={styles.over} role="status">
              {t('overBy', { count: ticket.over })}
            </p>
          )}
          {handing === 'out' && ticket.owed !== null && ticket.owed.minor > 0 && (
            <Owed
              bookingId={ticket.bookingId}
              mayMove={isStillOpen(ticket)}
              owed={ticket.owed}
              isForDoor={ticket.owedForDoor}
            />
          )}
          {handing === 'out' && !isKept && ticket.may.correct && (
            <Button variant="quiet" size={40} onClick={onCorrect}>
              <Icon of={Pencil} size={16} />
              {t('correct')}
            </Button>
          )}
          {handing === 'out' && (
            <p className={styles.id}>
              <Icon of={IdCard} size={20} />
              <span>
                <strong>{t('lookAtIdOf')}</strong> {ticket.travellerName}
              </span>
            </p>
          )}
          {handing === 'out' && bagsCount < inside && (!byTag || bagsCount > 0 || extras.restMissing) && (
            <>
              <Checkbox
                label={t('restMissing', { count: inside - bagsCount })}
                checked={extras.restMissing}
                onChange={({ target }) => onExtras({ restMissing: target.checked })}
              />
              {!extras.restMissing && <p className={styles.soft}>{t('restStays', { count: inside - bagsCount })}</p>}
            </>
          )}
          {isRestMissing && (
            <div data-reason="">
              <Field label={t('reason')} required error={isMissing ? t('reasonNeeded') : undefined}>
                <Input
                  value={extras.note}
                  required
                  maxLength={200}
                  onChange={({ target }) => onExtras({ note: target.value })}
                />
              </Field>
            </div>
          )}
          {handing !== null && (
            <ExtrasFields
              extras={extras}
              onExtras={onExtras}
              withPhoto={ticket.may.photograph}
              withoutTags={byTag}
              withoutNote={isRestMissing}
            />
          )}
        </div>
      </TicketStub>
    </Ticket>
  );
}

const DAY_MS = 86_400_000;

/** Bags that were not fetched keep their booking open for a week, in which its pick-up can be moved. */
const isStillOpen = ({ askedAt, pickUpAt }: CounterTicket): boolean =>
  Date.parse(askedAt) < Date.parse(pickUpAt) + lateDays * DAY_MS;
