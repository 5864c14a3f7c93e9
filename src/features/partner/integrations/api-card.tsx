import { ArrowRight, CircleCheck, CodeXml, RefreshCw } from 'lucide-react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import styles from './integrations.module.css';

/** A partner's own programs: how many keys they have, and whether what happens arrives. */
export function ApiCard() {
  const t = useTexts('integrations');
  const [{ tokens }] = trpc.tokens.list.useSuspenseQuery();
  const [webhook] = trpc.webhooks.webhook.useSuspenseQuery();
  const words = [
    ...(tokens.length > 0 ? [t('apiTokens', { count: tokens.length })] : []),
    ...(webhook === null ? [] : [t('apiAddress', { host: new URL(webhook.url).host })]),
  ];
  return (
    <Card as="li" className={styles.card}>
      <span className={styles.mark}>
        <Icon of={CodeXml} size={24} />
      </span>
      {webhook !== null && webhook.retried > 0 && (
        <Chip tone="ticket" icon={RefreshCw} className={styles.state}>
          {t('apiRetried', { count: webhook.retried })}
        </Chip>
      )}
      {webhook?.state === 'working' && (
        <Chip tone="brand" icon={CircleCheck} className={styles.state}>
          {t('apiWorking')}
        </Chip>
      )}
      <h2>{t('apiTitle')}</h2>
      <p>{words.length === 0 ? t('apiNone') : words.join(' ')}</p>
      <AppLink to="/integrations/api" className={`${buttonClass({ variant: 'secondary' })} ${styles.act}`}>
        {t('apiOpen')}
        <Icon of={ArrowRight} size={18} />
      </AppLink>
    </Card>
  );
}
