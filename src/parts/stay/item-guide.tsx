import { Baby, Bike, type LucideIcon, Luggage, Ruler, ShoppingBag } from 'lucide-react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLateTexts, useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './item-guide.module.css';

export interface ItemGuideProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What counts as one item, how large and how heavy it may be. */
export function ItemGuide({ open, onClose }: ItemGuideProps) {
  useLateTexts('itemGuide');
  const t = useTexts('itemGuide');
  const rows: readonly (readonly [LucideIcon, string, string])[] = [
    [Luggage, t('suitcase'), t('suitcaseText')],
    [ShoppingBag, t('small'), t('smallText')],
    [Baby, t('stroller'), t('strollerText')],
    [Bike, t('bike'), t('bikeText')],
    [Ruler, t('limits'), t('limitsText')],
  ];
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} width={480} fillPhone={false}>
      <p className={styles.lead}>{t('lead')}</p>
      <dl className={styles.rows}>
        {rows.map(([icon, title, text]) => (
          <div key={title}>
            <Icon of={icon} size={22} className={styles.icon} />
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.lead}>{t('insured')}</p>
      <p>
        <AppLink to={`/help?${new URLSearchParams({ q: t('searched') })}`} className={styles.more}>
          {t('more')}
        </AppLink>
      </p>
    </Dialog>
  );
}
