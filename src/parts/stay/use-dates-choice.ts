import type { Instant } from '@js-joda/core';
import { useMemo, useState } from 'react';
import { stayHelpers } from '#shared/availability/stay-helpers.ts';
import { instantOfLocal, localDateOf } from '#shared/time/local-time.ts';
import type { DatesDialogProps, DatesTab } from './dates-dialog-props.ts';
import { type DialogStay, endOf, instantOf, onDay, openingOf, withEnd, withLength } from './stay-state.ts';

/** What is being chosen in the dates dialog, and the ways to change it. */
export function useDatesChoice(props: DatesDialogProps) {
  const { rules, zone, started = false, step = 30, shown } = props;
  const opening = useMemo(() => openingOf(rules, zone), [rules, zone]);
  const doors = useMemo(() => shown?.map((each) => openingOf(each, zone)), [shown, zone]);
  const [now] = useState(() => instantOf(props.now ?? new Date().toISOString()));
  const [tab, setTab] = useState<DatesTab>(started ? 'checkOut' : (props.tab ?? 'checkIn'));
  const [hasMovedOn, setMovedOn] = useState(false);
  const [keepsLength, setKeepsLength] = useState(props.isSupposed ?? false);
  const [bagsCount, setBagsCount] = useState(props.bagsCount);
  const [stay, setStay] = useState<DialogStay>({
    dropOffAt: instantOf(props.stay.dropOffAt),
    pickUpAt: instantOf(props.stay.pickUpAt),
  });
  const end = tab === 'checkIn' ? 'dropOff' : 'pickUp';
  const at = endOf(stay, end);
  const date = localDateOf(opening.zone, at);
  const [month, setMonth] = useState(date.slice(0, 7));

  const chooseTab = (next: DatesTab, from: DialogStay = stay) => {
    setTab(next);
    setMonth(localDateOf(opening.zone, endOf(from, next === 'checkIn' ? 'dropOff' : 'pickUp')).slice(0, 7));
  };
  return {
    opening,
    now,
    today: localDateOf(opening.zone, now),
    tab,
    end,
    stay,
    at,
    date,
    month,
    bagsCount,
    setMonth,
    setBagsCount,
    chooseTab: (next: DatesTab) => chooseTab(next),
    chooseDate: (to: string) => {
      if (end === 'pickUp') setKeepsLength(false);
      setStay(onDay(opening, stay, end, to, now, step));
    },
    /** Choosing a time on Check In moves on to Check Out by itself, once. */
    chooseMinute: (minute: number) => {
      const chosen = instantOfLocal(opening.zone, date, minute);
      if (end === 'pickUp') setKeepsLength(false);
      const next =
        end === 'dropOff' && keepsLength ? withLength(opening, stay, chosen) : withEnd(opening, stay, end, chosen);
      setStay(next);
      if (tab !== 'checkIn' || hasMovedOn) return;
      setMovedOn(true);
      chooseTab('checkOut', next);
    },
    /** The pick-ups that one press chooses. */
    helpers: stayHelpers(opening, stay.dropOffAt, now, rules === null ? doors : undefined),
    choosePickUp: (pickUpAt: Instant) => {
      setKeepsLength(false);
      setStay({ ...stay, pickUpAt });
      setMonth(localDateOf(opening.zone, pickUpAt).slice(0, 7));
    },
    isReversed: !stay.dropOffAt.isBefore(stay.pickUpAt),
  } as const;
}

export type DatesState = ReturnType<typeof useDatesChoice>;
