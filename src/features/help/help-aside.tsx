import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatClock, formatLocalDay, localDateOf } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { SupportHours } from '#web/parts/support-hours.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import type { HelpOrder } from './help-page.tsx';
import styles from './help.module.css';

interface HelpAsideProps {
  readonly order: HelpOrder | null;
  /** What was searched in vain: it goes with the message. */
  readonly text: string;
  readonly children: ReactNode;
}

/** Which order the answers look at, and the way to people. */
export function HelpAside({ order, text, children }: HelpAsideProps) {
  const t = useTexts('help');
  const locale = useLocale();
  const about = new URLSearchParams({
    ...(text === '' ? {} : { text }),
    ...(order === null ? {} : { code: order.code }),
  }).toString();
  const zone = order?.listing.rules.zone ?? 'UTC';
  return (
    <aside className={styles.aside} aria-label={t('noAnswer')}>
      <Card pad={20}>
        {order === null ? (
          <>
            <p className={styles.soft}>{t('findText')}</p>
            <AppLink to="/find-booking" className={buttonClass({ variant: 'secondary', full: true })}>
              {t('findBooking')}
            </AppLink>
          </>
        ) : (
          <>
            <p className={styles.soft}>{t('looksAt')}</p>
            <p className={styles.place}>{order.listing.name}</p>
            <p className={styles.soft}>
              {t('stayLine', {
                day: formatLocalDay(localDateOf(order.dropOffAt, zone), locale),
                from: formatClock(order.dropOffAt, zone, locale),
                to: formatClock(order.pickUpAt, zone, locale),
              })}
            </p>
            {children}
          </>
        )}
      </Card>
      <Card pad={20}>
        <h2>{t('noAnswer')}</h2>
        <p className={styles.soft}>{t('noAnswerText')}</p>
        <SupportHours className={styles.soft} />
        <AppLink
          to={`/contact${about === '' ? '' : `?${about}`}`}
          className={buttonClass({ variant: 'secondary', full: true })}
        >
          <Icon of={MessageSquare} />
          {t('write')}
        </AppLink>
      </Card>
    </aside>
  );
}
