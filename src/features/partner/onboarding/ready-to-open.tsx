import { Check, Circle } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import type { Viewer } from '#web/lib/viewer.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import type { OwnListing } from '../listings/use-listing.ts';
import styles from './finish.module.css';

interface ReadyToOpenProps {
  readonly viewer: Viewer;
  readonly listing: OwnListing | undefined;
  readonly isPayable: boolean;
  readonly className?: string | undefined;
}

/** The five things that a location needs before it is found and booked. */
export function ReadyToOpen({ viewer, listing, isPayable, className }: ReadyToOpenProps) {
  const t = useTexts('payoutAccount');
  const hasHours = listing?.hasHours === true;
  const steps: readonly (readonly [isDone: boolean, name: string, text: string])[] = [
    [true, t('contact'), ''],
    [viewer.isConfirmed, t('confirmed'), viewer.isConfirmed ? viewer.email : t('confirmWaits')],
    [
      listing !== undefined,
      t('location'),
      listing === undefined ? '' : t('locationText', { address: listing.address, count: listing.maxCapacity }),
    ],
    [hasHours, t('hours'), t(hasHours ? 'hoursSet' : 'hoursMissing')],
    [isPayable, t('payoutAccount'), t(isPayable ? 'accountOn' : 'payoutWaits')],
  ];
  return (
    <Card as="section" className={cx(styles.ready, className)}>
      <h2>{t('readyToOpen')}</h2>
      <p className={styles.soft}>{t('doneOf', { count: steps.filter(([isDone]) => isDone).length })}</p>
      <ol>
        {steps.map(([isDone, name, text]) => (
          <li key={name}>
            <span className={cx(styles.mark, isDone && styles.markDone)}>
              <Icon of={isDone ? Check : Circle} size={16} />
              <span className="sr-only">{t(isDone ? 'done' : 'open')}</span>
            </span>
            <p>
              <strong>{name}</strong>
              {text !== '' && <span className={styles.soft}>{text}</span>}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
