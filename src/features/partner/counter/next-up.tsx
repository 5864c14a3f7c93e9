import { ChevronRight } from 'lucide-react';
import { formatClock } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { DueStay } from './due-now.ts';
import styles from './next-up.module.css';

type NextUpProps = { readonly next: DueStay; readonly onCode: (code: string) => void };

/** The traveller who is expected next: one press goes on with their ticket. */
export function NextUp({ next: { stay, handing }, onCode }: NextUpProps) {
  const t = useTexts('counter');
  const locale = useLocale();
  const facts = {
    time: formatClock(handing === 'in' ? stay.dropOffAt : stay.pickUpAt, stay.zone, locale),
    code: stay.code,
    bags: t('bags', { count: stay.inBags ?? stay.bagsCount }),
  };
  return (
    <section className={styles.next}>
      <h3>{t('next')}</h3>
      <button type="button" className={styles.ticket} onClick={() => onCode(stay.code)}>
        <span>
          <strong>{stay.travellerName}</strong>
          <span>{handing === 'in' ? t('nextDropOff', facts) : t('nextPickUp', facts)}</span>
        </span>
        <Icon of={ChevronRight} size={20} />
      </button>
    </section>
  );
}
