import { CircleCheck } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Home } from './home-page.tsx';
import styles from './rack.module.css';

export type NeedArea = 'all' | 'messages' | 'payouts' | 'refunds' | 'jobs' | 'changeRequests' | 'reviews' | 'checks';
type Kind = Home['needs'][number]['kind'];

const areas: Readonly<Record<Kind, Exclude<NeedArea, 'all'>>> = {
  message: 'messages',
  payoutFailed: 'payouts',
  payoutAccount: 'payouts',
  refundByHand: 'refunds',
  refundFailed: 'refunds',
  refundHangs: 'refunds',
  dispute: 'refunds',
  proposal: 'refunds',
  jobsFailed: 'jobs',
  mailFailed: 'jobs',
  changeRequest: 'changeRequests',
  review: 'reviews',
  claim: 'reviews',
  check: 'checks',
};

/** The tag on which a need hangs. */
export const areaOf = (kind: Kind): Exclude<NeedArea, 'all'> => areas[kind];

const failures: readonly NeedArea[] = ['payouts', 'refunds', 'jobs', 'checks'];

interface RackProps {
  readonly needs: Home['needs'];
  readonly chosen: NeedArea;
  readonly onChoose: (area: NeedArea) => void;
}

/** A rod with a luggage tag for each kind of work; the tags are the queue's tabs, moved by arrow keys. */
export function Rack({ needs, chosen, onChoose }: RackProps) {
  const t = useTexts('adminHome');
  const list = useRef<HTMLDivElement>(null);
  const tags: readonly (readonly [NeedArea, string])[] = [
    ['all', t('all')],
    ['messages', t('messages')],
    ['payouts', t('payouts')],
    ['refunds', t('refunds')],
    ['jobs', t('jobs')],
    ['changeRequests', t('changeRequests')],
    ['reviews', t('reviews')],
    ['checks', t('checks')],
  ];
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
              <span className={styles.number}>{count === 0 ? <Icon of={CircleCheck} size={26} /> : count}</span>
              <span>{words}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
