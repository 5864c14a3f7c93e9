import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import rows from '../kit/rows.module.css';
import { useAct } from '../kit/use-act.ts';
import { NewWebhook } from './new-webhook.tsx';
import { useGroupWords } from './use-group-words.ts';
import styles from './tokens.module.css';

/** Addresses of the people who run the site, which hear of what happens with every partner. */
export function SiteWebhooks() {
  const t = useTexts('adminTokens');
  const words = useGroupWords();
  const utils = trpc.useUtils();
  const act = useAct(() => utils.webhooks.ofAdministrators.invalidate());
  const [webhooks] = trpc.webhooks.ofAdministrators.useSuspenseQuery();
  const remove = trpc.webhooks.removeForAdministrators.useMutation();
  const [isMaking, setIsMaking] = useState(false);
  const [ending, setEnding] = useState<{ readonly id: string; readonly url: string } | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const end = async (webhookId: string) => {
    await act(() => remove.mutateAsync({ webhookId }), t('webhookRemoved'));
    setEnding(null);
  };
  return (
    <section className={styles.webhooks} aria-labelledby="site-webhooks">
      <h2 id="site-webhooks">{t('webhooks')}</h2>
      <div className={rows.tools}>
        <p className={rows.soft}>{t('webhooksLead')}</p>
        <span className={rows.count} />
        <Button size={44} variant="secondary" onClick={() => setIsMaking(true)}>
          {t('newWebhook')}
        </Button>
      </div>
      <NewWebhook open={isMaking} onClose={() => setIsMaking(false)} onMade={setShown} />
      {webhooks.length === 0 && <EmptyState title={t('noWebhook')} />}
      <ul className={styles.list}>
        {webhooks.map(({ id, url, groups, isFailing, secret }) => (
          <li key={id} className={styles.webhook}>
            <div>
              <p className={rows.strong}>{url}</p>
              <p className={rows.soft}>
                {groups.map((group) => words[group]).join(', ')}
                {isFailing && <strong className={styles.failing}> {t('webhookFails')}</strong>}
              </p>
              {shown === id && <code className={styles.token}>{secret}</code>}
            </div>
            <div className={styles.acts}>
              <Button
                variant="secondary"
                size={40}
                aria-expanded={shown === id}
                onClick={() => setShown(shown === id ? null : id)}
              >
                {t(shown === id ? 'hideSecret' : 'showSecret')}
              </Button>
              <Button variant="danger" size={40} onClick={() => setEnding({ id, url })}>
                {t('remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={ending !== null}
        title={t('removeOf', { url: ending?.url ?? '' })}
        confirmLabel={t('remove')}
        cancelLabel={t('keep')}
        danger
        busy={remove.isPending}
        onCancel={() => setEnding(null)}
        onConfirm={() => ending !== null && void end(ending.id)}
      >
        {t('removeText')}
      </ConfirmDialog>
    </section>
  );
}
