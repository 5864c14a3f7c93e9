/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { closedReasons } from '#shared/availability/verdict.ts';
import { DAY, opensAfter, stretchesOn, wallOf } from './hours.ts';
import { Icon, Mark } from './icons.tsx';
import type { Offer } from './use-offer.ts';
import type { Words } from './words.ts';

const CLOSED: ReadonlySet<string> = new Set(closedReasons);

export type PartProps = { readonly offer: Offer; readonly words: Words };

/** What hours a day has, in words: when it closes, or that it does not. */
export function hoursWords({ listing, stay }: Offer, words: Words, key: 'closes' | 'closesShort' | 'until'): string {
  const stretches = stretchesOn(listing, stay.from.slice(0, 10));
  const last = stretches.at(-1);
  if (last === undefined) return words.t('closedDay');
  if (stretches.length === 1 && last.from === 0 && last.to === DAY) return words.t('openAlways');
  return words.t(key, { time: key === 'closes' ? words.time(last.to) : words.short(last.to) });
}

/** The day of the drop-off as a thin bar of 24 hours, with the stay's ends on it. */
export function Strip({ offer: { listing, stay } }: Pick<PartProps, 'offer'>) {
  const date = stay.from.slice(0, 10);
  const ticks = [stay.from, stay.to].filter((iso) => iso.startsWith(date)).map((iso) => wallOf(iso).minute);
  const percent = (minute: number) => `${(minute / DAY) * 100}%`;
  return (
    <span class="strip" aria-hidden="true" data-grey={!listing.available || undefined}>
      {stretchesOn(listing, date).map(({ from, to }) => (
        <span key={from} class="open" style={{ left: percent(from), width: percent(to - from) }} />
      ))}
      {ticks.map((at) => (
        <span key={`tick-${at}`} class="tick" style={{ left: percent(at) }} />
      ))}
    </span>
  );
}

/** Why it cannot be booked for this stay, and when it opens next; `null` where that does not help. */
export function refusalWords({ listing, stay, bags }: Offer, { t, ...words }: Words) {
  const why = listing.unavailable_reason ?? '';
  if (why === 'full') return { reason: t('full', { bags: t('bags', { count: bags }) }), next: null };
  if (!CLOSED.has(why)) return { reason: t('notNow'), next: null };
  const next = opensAfter(listing, stay.from);
  const when = next === null ? '' : `${words.dayWords(next.date)}, ${words.time(next.minute)}`;
  return { reason: t('closedThen'), next: next === null ? null : t('opensNext', { when }) };
}

type RefusalProps = PartProps & { readonly base: string; readonly target: string | undefined };

/** Why it cannot be booked for this stay, when it opens next, and where there is room. */
export function Refusal({ offer, words, base, target }: RefusalProps) {
  const { t } = words;
  const { instead } = offer;
  const { reason, next } = refusalWords(offer, words);
  return (
    <p class="refusal">
      <Icon of="alert" />
      <span>
        <strong>{reason}</strong>
        {next !== null && <>, {next}</>}
        {instead !== null && (
          <a href={`${base}/map/${instead.slug}`} target={target} class="near">
            {instead.walking_time === null
              ? t('nearestPlain', { name: instead.name })
              : t('nearest', { name: instead.name, count: instead.walking_time })}
          </a>
        )}
      </span>
    </p>
  );
}

type StepperProps = {
  readonly bags: number;
  readonly most: number;
  readonly words: Words;
  readonly onChange: (bags: number) => void;
};

/** One bag less, one more. */
export function Stepper({ bags, most, words: { t }, onChange }: StepperProps) {
  return (
    <span class="stepper" role="group" aria-label={t('items')}>
      <button type="button" aria-label={t('fewer')} disabled={bags <= 1} onClick={() => onChange(bags - 1)}>
        <Icon of="minus" />
      </button>
      <output aria-live="polite">{bags}</output>
      <button type="button" aria-label={t('more')} disabled={bags >= most} onClick={() => onChange(bags + 1)}>
        <Icon of="plus" />
      </button>
    </span>
  );
}

export function Maker({ site, words }: { readonly site: string; readonly words: Words }) {
  return (
    <span class="maker">
      <Mark />
      {words.t('by', { site })}
    </span>
  );
}

type StayButtonProps = {
  readonly label: string;
  readonly icon: 'clock' | 'down' | 'up';
  readonly isOpen: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
};

export function StayButton({ label, icon, isOpen, onPress, children }: StayButtonProps) {
  return (
    <button type="button" class="pick" aria-expanded={isOpen} onClick={onPress}>
      <Icon of={icon} size={18} />
      <span>
        <small>{label}</small>
        <b>{children}</b>
      </span>
    </button>
  );
}

type StuckProps = { readonly address: string; readonly words: Words; readonly onClose: () => void };

/** Where the frame lets nothing open: the address as text, chosen already, so that it can be copied. */
export function Stuck({ address, words: { t }, onClose }: StuckProps) {
  return (
    <div class="stuck" role="alert">
      <p>{t('stuck')}</p>
      <p class="line">
        <input readOnly aria-label={t('stuck')} value={address} ref={(field) => field?.select()} />
        <button type="button" class="done" onClick={onClose}>
          {t('done')}
        </button>
      </p>
    </div>
  );
}
