import { Activity, Copy, Lock } from 'lucide-react';
import type { ComponentProps } from 'react';
import { GUESTS_A_DAY } from '#shared/integrations/guesty-mail.ts';
import { formatDate } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useCopy } from '#web/parts/use-copy.ts';
import type { Integration } from './integration.ts';
import styles from './guesty.module.css';
import { useMomentWords } from './moment-words.ts';

type TokenFieldProps = { readonly control: ComponentProps<typeof Input>; readonly error: string | undefined };

/** Where the token of a new integration is typed. */
export function TokenField({ control, error }: TokenFieldProps) {
  const t = useTexts('integrations');
  return (
    <Card as="section" className={styles.group}>
      <h2>{t('connection')}</h2>
      <Field label={t('token')} required hint={t('tokenHint')} error={error}>
        <Input {...control} autoComplete="off" spellCheck={false} />
      </Field>
    </Card>
  );
}

/** The token, locked, and the address that Guesty sends its events to. */
export function Connection({ integration, now }: { readonly integration: Integration; readonly now: string }) {
  const t = useTexts('integrations');
  const locale = useLocale();
  const copy = useCopy();
  const [{ zone }] = trpc.integrations.month.useSuspenseQuery();
  const moment = useMomentWords(zone, now);
  const { token, since, webhookUrl, lastHeardAt, refusedAt, heldUntil } = integration;
  return (
    <Card as="section" className={styles.group}>
      <h2>{t('connection')}</h2>
      {refusedAt !== null && <Notice tone="danger">{t('refused', { when: moment(refusedAt) })}</Notice>}
      {heldUntil !== null && <Notice>{t('held', { count: GUESTS_A_DAY, when: moment(heldUntil) })}</Notice>}
      <Field label={t('token')} required hint={t('tokenSet', { date: formatDate(since, zone, locale) })}>
        <Input value={token} disabled readOnly name="locked-token" before={<Icon of={Lock} size={18} />} />
      </Field>
      <Field label={t('webhook')} hint={t('webhookHint')}>
        <Input
          value={webhookUrl}
          readOnly
          name="webhook"
          onFocus={({ target }) => target.select()}
          after={
            <Button variant="quiet" size={40} onClick={() => void copy(webhookUrl, t('copied'))}>
              <Icon of={Copy} size={18} />
              {t('copy')}
            </Button>
          }
        />
      </Field>
      <p className={styles.heard} data-heard={lastHeardAt !== null || undefined}>
        <Icon of={Activity} size={16} />
        {lastHeardAt === null ? t('notHeard') : t('heard', { when: moment(lastHeardAt) })}
      </p>
    </Card>
  );
}
