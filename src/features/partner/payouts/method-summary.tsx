import { Landmark } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import styles from './bank.module.css';

interface MethodSummaryProps {
  readonly last4: string;
  readonly name: string;
  readonly onEdit: () => void;
}

/** The account that is paid now, before its form. */
export function MethodSummary({ last4, name, onEdit }: MethodSummaryProps) {
  const t = useTexts('payoutAccount');
  return (
    <>
      <PageHeader className={styles.title} title={t('method')} />
      <Card as="section" className={styles.method}>
        <Icon of={Landmark} size={24} />
        <p>
          <strong>{t('account', { last4 })}</strong>
          <span>{name}</span>
        </p>
        <Button variant="secondary" onClick={onEdit}>
          {t('edit')}
        </Button>
      </Card>
    </>
  );
}
