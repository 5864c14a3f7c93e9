import { ArrowUpFromLine, Check, CircleAlert, CircleX, Luggage, Phone, Send } from 'lucide-react';
import { formatClock } from '#web/lib/format/time.ts';
import { telLink } from '#web/lib/nav/tel-link.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import type { Disagreement, RefusedHandOver } from '#web/lib/counter/kept-counter.ts';
import { useSite } from '#web/lib/viewer.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { disagreementOf } from './disagreement.ts';
import styles from './disagreement-card.module.css';
import { useSettle } from './use-settle.ts';
import { useTheirWords } from './use-their-words.ts';

type DisagreementCardProps = {
  readonly handOver: RefusedHandOver;
  readonly disagreement: Disagreement;
  /** Who made it on another device. */
  readonly by?: string;
};

/** A hand-over that the server did not take: what each side says, what is true now, and the ways out. */
export function DisagreementCard({ handOver, disagreement, by }: DisagreementCardProps) {
  const t = useTexts('offlineCounter');
  const counter = useTexts('counter');
  const locale = useLocale();
  const site = useSite();
  const { code, zone, kind, bagsCount, deviceAt, travellerName, takenBack } = handOver;
  const words = disagreementOf(handOver, disagreement);
  const theirs = useTheirWords()(words, disagreement);
  const isOver = words.theirs === 'canceled';
  const asIsText = () =>
    words.theirs === 'stands' ? t('standsText') : disagreement.message || t('asIs', { site: site.name });
  return (
    <article className={styles.card} aria-label={travellerName ?? code}>
      <header className={styles.head}>
        <div>
          <p className={styles.name}>{travellerName ?? code}</p>
          <p className={styles.soft}>{t('codeAndBags', { code, bags: counter('bags', { count: bagsCount }) })}</p>
        </div>
        <Chip tone="danger" icon={CircleAlert}>
          {t('decide')}
        </Chip>
      </header>
      <div className={styles.sides}>
        <div>
          <p className={styles.soft}>{by ?? t('thisDevice')}</p>
          <p className={styles.time}>{formatClock(deviceAt, zone, locale)}</p>
          <p className={styles.said}>
            <Icon of={Luggage} size={16} />
            {t(kind === 'in' ? 'bagsIn' : 'bagsOut', { count: bagsCount })}
          </p>
          {takenBack !== undefined && <p className={styles.soft}>{t('thenTakenBack')}</p>}
        </div>
        <div>
          <p className={styles.soft}>{site.name}</p>
          <p className={styles.time}>{words.at === null ? '–' : formatClock(words.at, zone, locale)}</p>
          <p className={styles.theirs}>
            <Icon of={words.kind === 'agreed' ? Check : CircleX} size={16} />
            {theirs}
          </p>
        </div>
      </div>
      <div className={styles.ways}>
        {words.kind === 'bagsHere' && <p>{t(isOver ? 'overHere' : 'notCovered')}</p>}
        {words.kind === 'agreed' && <p>{t(kind === 'in' ? 'agreedIn' : 'agreedOut')}</p>}
        {words.kind === 'asIs' && <p>{asIsText()}</p>}
        <Ways handOver={handOver} areBagsHere={words.kind === 'bagsHere'} />
      </div>
    </article>
  );
}

type WaysProps = { readonly handOver: RefusedHandOver; readonly areBagsHere: boolean };

function Ways({ handOver, areBagsHere }: WaysProps) {
  const t = useTexts('offlineCounter');
  const { isBusy, settle } = useSettle(handOver);
  const { travellerName, phone } = handOver;
  const [name] = travellerName?.split(' ') ?? [];
  if (!areBagsHere) {
    return (
      <Button variant="secondary" size={48} full busy={isBusy} onClick={() => void settle('seen')}>
        <Icon of={Check} size={18} />
        {t('allRight')}
      </Button>
    );
  }
  return (
    <>
      <Button variant="secondary" size={48} full disabled={isBusy} onClick={() => void settle('askedToBook')}>
        <Icon of={Send} size={18} />
        {name === undefined ? t('askToBookUnnamed') : t('askToBook', { name })}
      </Button>
      <Button variant="secondary" size={48} full disabled={isBusy} onClick={() => void settle('handedBack')}>
        <Icon of={ArrowUpFromLine} size={18} />
        {t('handedBack')}
      </Button>
      {phone !== null && name !== undefined && (
        <p className={styles.call}>
          <Icon of={Phone} size={18} />
          <a href={telLink(phone)}>{t('call', { name })}</a>
          <span className={styles.soft}>{t('withoutData')}</span>
        </p>
      )}
    </>
  );
}
