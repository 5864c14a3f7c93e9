import { Link } from '@tanstack/react-router';
import { ChevronRight, DoorClosed, LifeBuoy } from 'lucide-react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import type { Order } from '../order.ts';
import styles from './problem-links.module.css';

/** What may go wrong with bags in store, and where to say so. */
export function ProblemLinks({ order: { id } }: { readonly order: Order }) {
  const t = useTexts('inStore');
  return (
    <Card as="section" pad={0} aria-label={t('problems')} data-print="hide">
      <Link to="/orders/$id/door" params={{ id }} className={styles.row}>
        <Icon of={DoorClosed} size={20} />
        <span>
          <strong>{t('shopClosed')}</strong>
          <span>{t('shopClosedText')}</span>
        </span>
        <Icon of={ChevronRight} size={18} />
      </Link>
      <AppLink to={`/help?order=${id}`} className={styles.row}>
        <Icon of={LifeBuoy} size={20} />
        <span>
          <strong>{t('elseWrong')}</strong>
          <span>{t('elseWrongText')}</span>
        </span>
        <Icon of={ChevronRight} size={18} />
      </AppLink>
    </Card>
  );
}
