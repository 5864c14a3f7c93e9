/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import type { Listing, Stay } from './api.ts';
import { isoAt, plusDays, slotsOn, wallOf, withEnd } from './hours.ts';
import type { Words } from './words.ts';

type StayPanelProps = {
  readonly listing: Listing;
  readonly stay: Stay;
  /** In ms: times before it are not offered. */
  readonly now: number;
  readonly words: Words;
  readonly onChange: (stay: Stay) => void;
  readonly onClose: () => void;
  /** The focus went elsewhere on the page. */
  readonly onLeave: () => void;
};

const DAYS_AHEAD = 180;
const LAST_MINUTES = 23 * 60 + 30;

/** Where a stay is chosen, in place: a date and a time for each end, only times at which the door is open. */
export function StayPanel({ listing, stay, now, words, onChange, onClose, onLeave }: StayPanelProps) {
  const { t } = words;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);
  const ends = [
    ['from', 'dropOff'],
    ['to', 'pickUp'],
  ] as const;
  return (
    <div
      ref={panel}
      class="panel"
      role="dialog"
      aria-label={t('stay')}
      onFocusOut={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.getRootNode().contains(relatedTarget)) onLeave();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {ends.map(([end, name]) => {
        const { date, minute } = wallOf(stay[end]);
        const slots = slotsOn(listing, date, end, now);
        const known = slots.includes(minute) ? slots : [...slots, minute].toSorted((a, b) => a - b);
        const today = isoAt(listing.timezone, new Date(now).toISOString().slice(0, 10), 0).slice(0, 10);
        const set = (on: string, at: number) =>
          onChange(withEnd(listing, stay, end, isoAt(listing.timezone, on, at), now));
        return (
          <fieldset key={end}>
            <legend>{t(name)}</legend>
            <input
              type="date"
              aria-label={t('date')}
              value={date}
              min={plusDays(today, -1)}
              max={plusDays(today, DAYS_AHEAD)}
              onChange={({ currentTarget }) => {
                if (currentTarget.value === '') return;
                const open = slotsOn(listing, currentTarget.value, end, now);
                set(currentTarget.value, open.includes(minute) ? minute : (open[0] ?? Math.min(minute, LAST_MINUTES)));
              }}
            />
            <select
              aria-label={t('time')}
              value={minute}
              onChange={({ currentTarget }) => set(date, Number(currentTarget.value))}
            >
              {known.map((at) => (
                <option key={at} value={at}>
                  {words.time(at)}
                </option>
              ))}
            </select>
          </fieldset>
        );
      })}
      <button type="button" class="done" onClick={onClose}>
        {t('done')}
      </button>
    </div>
  );
}
