import { CircleCheck } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Home } from './home.ts';
import styles from './rack.module.css';

const needAreas = ['all', 'messages', 'payouts', 'refunds', 'jobs', 'changeRequests', 'reviews', 'checks'] as const;
export type NeedArea = (typeof needAreas)[number];
type Kind = Home['needs'][number]['kind'];

const areas: Readonly<Record<Kind, Exclude<NeedArea, 'all'>>> = {
  message: 'messages',
  payoutFailed: 'payouts',
  payoutAccount: 'payouts',
  accountAsks: 'payouts',
  refundByHand: 'refunds',
  refundFailed: 'refunds',
  refundHangs: 'refunds',
  refundMade: 'refunds',
  difference: 'checks',
  dispute: 'refunds',
  proposal: 'refunds',
  jobsFailed: 'jobs',
  mailFailed: 'jobs',
  changeRequest: 'changeRequests',
  newLocation: 'changeRequests',
  review: 'reviews',
  claim: 'reviews',
  doorShut: 'reviews',
  doorLook: 'reviews',
  answer: 'messages',
  prices: 'checks',
  guestsHeld: 'checks',
  shareHeld: 'payouts',
  couponBudgets: 'checks',
  check: 'checks',
};

/** The tag on which a need hangs. */
export const areaOf = (kind: Kind): Exclude<NeedArea, 'all'> => areas[kind];

const failures: readonly NeedArea[] = ['payouts', 'refunds', 'jobs', 'checks'];

/** What is written on each tag, in the order in which they hang. */
export function useAreaWords(): Readonly<Record<NeedArea, string>> {
  const t = useTexts('adminHome');
  return {
    all: t('all'),
    messages: t('messages'),
    payouts: t('payouts'),
    refunds: t('refunds'),
    jobs: t('jobs'),
    changeRequests: t('changeRequests'),
    reviews: t('reviews'),
    checks: t('checks'),
  };
}

interface RackProps {
  readonly needs: Home['needs'];
  readonly chosen: NeedArea;
  readonly onChoose: (area: NeedArea) => void;
}

/** A rod with a luggage tag for each kind of work; the tags are the queue's tabs, moved by arrow keys. */
export function Rack({ needs, chosen, onChoose }: RackProps) {
  const t = useTexts('adminHome');
  const areaWords = useAreaWords();
  const list = useRef<HTMLDivElement>(null);
  const tags = needAreas.map((area) => [area, areaWords[area]] as const);
  const countOf = (area: NeedArea): number =>
    area === 'all' ? needs.length : needs.filter(({ kind }) => areaOf(kind) === area).length;
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tags.findIndex(([area]) => area === chosen);
    const next = (at + step + tags.length) % tags.length;
    onChoose(tags[next]?.[0] ?? 'all');
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  if (needs.length === 0) {
    return (
      <div className={styles.rack} aria-hidden>
        <div className={styles.tags}>
          {tags.map(([area]) => (
            <Hook key={area} />
          ))}
        </div>
      </div>
    );
  }
  return (
    <div className={styles.rack}>
      <div ref={list} role="tablist" aria-label={t('queue')} className={styles.tags}>
        {tags.map(([area, words]) => {
          const count = countOf(area);
          return (
            <button
              key={area}
              type="button"
              role="tab"
              aria-selected={area === chosen}
              tabIndex={area === chosen ? 0 : -1}
              className={styles.tag}
              data-empty={count === 0 || undefined}
              data-failed={(count > 0 && failures.includes(area)) || undefined}
              onClick={() => onChoose(area)}
              onKeyDown={move}
            >
              <Hook />
              <Tag />
              <span className={styles.number}>{count === 0 ? <Icon of={CircleCheck} size={26} /> : count}</span>
              <span>{words}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

const Hook = () => (
  <svg className={styles.hook} viewBox="0 0 20 24" aria-hidden>
    <path d="M10 0v11a4.500 4.500 0 1 0 9 0" transform="translate(-4.500 2)" />
  </svg>
);

/** The luggage tag behind the words, with the hole that the hook goes through. */
const Tag = () => (
  <svg className={styles.shape} viewBox="0 0 153 84" preserveAspectRatio="none" aria-hidden>
    <path d="M17 1h119l16 17v58a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7V18z" vectorEffect="non-scaling-stroke" />
  </svg>
);
