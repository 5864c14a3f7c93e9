import { AlarmClock, DoorOpen, Signpost, Undo2 } from 'lucide-react';
import type { Choice } from '#shared/partner/opening-schema.ts';
import type { TextKey } from '#shared/messages/areas.ts';
import { formatDistance } from '#shared/search/format-distance.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { formatClock, formatWeekDay, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './choice-of-three.module.css';
import type { AffectedBooking, Decision } from './use-opening-change.ts';

const icons = { ask: AlarmClock, keep: DoorOpen, move: Signpost, refund: Undo2 } as const;
const words = {
  ask: 'guardAsk',
  keep: 'guardKeep',
  move: 'guardMove',
  refund: 'guardRefund',
} as const satisfies Record<Choice, TextKey<'partner'>>;
const obstacles = {
  inside: 'guardMoveInside',
  unpaid: 'guardMoveUnpaid',
  soon: 'guardMoveSoon',
} as const satisfies Record<NonNullable<AffectedBooking['cannotMove']>, TextKey<'partner'>>;

type ChoiceOfThreeProps = {
  readonly booking: AffectedBooking;
  readonly zone: string;
  readonly decision: Decision | null;
  readonly onChoose: (decision: Decision) => void;
};

/**
 * Keep, move or refund one booking, and what the choice leads to; where only its pick-up is too late, ask for an earlier
 * one, which takes the place of a move that is impossible.
 */
export function ChoiceOfThree({ booking, zone, decision, onChoose }: ChoiceOfThreeProps) {
  const t = useTexts('partner');
  const { id, code, places, cannotMove } = booking;
  const noMove = places.length > 0 ? null : cannotMove === null ? t('guardNoPlace') : t(obstacles[cannotMove]);
  const canAsk = booking.earlierBy !== null;
  const choices = [
    ...(canAsk ? (['ask'] as const) : []),
    'keep' as const,
    ...(canAsk && noMove !== null ? [] : (['move'] as const)),
    'refund' as const,
  ];
  return (
    <div>
      <fieldset className={cx(styles.choices, canAsk && styles.withAsk)}>
        <legend className="sr-only">{t('guardChoice', { code })}</legend>
        {choices.map((each) => {
          const isOff = each === 'move' && noMove !== null;
          return (
            <label key={each} className={cx(styles.choice, isOff && styles.off, each === 'ask' && styles.ask)}>
              <input
                type="radio"
                name={`choice-${id}`}
                checked={decision?.choice === each}
                disabled={isOff}
                aria-describedby={isOff ? `no-move-${id}` : undefined}
                onChange={() =>
                  onChoose(each === 'move' ? { choice: each, placeId: places[0]?.placeId } : { choice: each })
                }
              />
              <Icon of={icons[each]} size={16} />
              {t(words[each])}
            </label>
          );
        })}
      </fieldset>
      <p className={styles.consequence}>
        <Consequence booking={booking} zone={zone} decision={decision} onChoose={onChoose} />
        {noMove !== null && !canAsk && decision?.choice !== 'refund' && (
          <span id={`no-move-${id}`} className={styles.noMove}>
            {noMove}
          </span>
        )}
      </p>
    </div>
  );
}

function Consequence({ booking, zone, decision, onChoose }: ChoiceOfThreeProps) {
  const t = useTexts('partner');
  const locale = useLocale();
  const { bagsCount, dropOffAt, pickUpAt, earlierBy, ends, paid, share, places } = booking;
  if (decision === null) return t('guardUndecidedText');
  if (decision.choice === 'keep') {
    const at = ends[0] === 'pickUp' ? pickUpAt : dropOffAt;
    const day = formatWeekDay(localDateOf(at, zone), locale);
    if (ends.length === 0) return t('guardKeepFullText', { count: bagsCount });
    return t('guardKeepText', { day, time: formatClock(at, zone, locale), count: bagsCount });
  }
  if (decision.choice === 'ask') {
    const clock = (at: string) => formatClock(at, zone, locale);
    return t('guardAskText', { by: clock(earlierBy ?? pickUpAt), time: clock(pickUpAt) });
  }
  if (decision.choice === 'refund') {
    const amount = formatMoney(paid, locale);
    return share === null
      ? t('guardRefundText', { amount })
      : t('guardRefundShareText', { amount, share: formatMoney(share, locale) });
  }
  const index = Math.max(
    0,
    places.findIndex(({ placeId }) => placeId === decision.placeId),
  );
  const place = places[index];
  if (place === undefined) return t('guardUndecidedText');
  const next = places[(index + 1) % places.length];
  const { name, metres, roomLeft } = place;
  return (
    <>
      {t('guardMoveText', { name, distance: formatDistance(metres, locale), count: roomLeft })}{' '}
      {next !== undefined && next !== place && (
        <LinkButton onClick={() => onChoose({ choice: 'move', placeId: next.placeId })}>
          {t('guardAnotherPlace')}
        </LinkButton>
      )}
    </>
  );
}
