import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { CopyButton } from '#web/ui/code/copy-button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { useAct } from './use-act.ts';
import { useMoments } from './use-moments.ts';
import styles from './webhook.module.css';

/** How every secret begins, and the letters by which this one is recognised. */
const maskedSecret = (end: string): string => `whsec_••••••••${end}`;

type SecretFieldProps = { readonly webhook: NonNullable<Outputs['webhooks']['webhook']>; readonly now: string };

/** The secret that signatures are checked with: shown when it is asked for, and exchanged for a new one. */
export function SecretField({ webhook, now }: SecretFieldProps) {
  const t = useTexts('apiAccess');
  const [{ zone }] = trpc.webhooks.lastDay.useSuspenseQuery();
  const moments = useMoments(zone, now);
  const [secret, setSecret] = useState<string | null>(null);
  const show = trpc.webhooks.showSecret.useMutation({ onSuccess: (found) => setSecret(found.secret) });
  const { secretEnd, oldSecretUntil } = webhook;
  return (
    <div className={styles.secret}>
      <span id="webhook-secret">{t('secret')}</span>
      <div className={styles.box} role="group" aria-labelledby="webhook-secret">
        <output className={secret === null ? undefined : styles.shown}>{secret ?? maskedSecret(secretEnd)}</output>
        {secret !== null && <CopyButton bare text={secret} label={t('copySecret')} doneLabel={t('copied')} />}
        <IconButton
          icon={secret === null ? Eye : EyeOff}
          label={t(secret === null ? 'showSecret' : 'hideSecret')}
          onClick={() => (secret === null ? show.mutate() : setSecret(null))}
        />
      </div>
      <div className={styles.below}>
        {oldSecretUntil !== null && <p>{t('oldSecret', { when: moments.whole(oldSecretUntil) })}</p>}
        <NewSecret onMade={setSecret} />
      </div>
    </div>
  );
}

function NewSecret({ onMade }: { readonly onMade: (secret: string) => void }) {
  const t = useTexts('apiAccess');
  const common = useTexts('common');
  const [isAsked, setAsked] = useState(false);
  const renew = trpc.webhooks.renewSecret.useMutation();
  const act = useAct();
  const confirm = async () => {
    const made = await act(
      () => renew.mutateAsync(),
      () => t('secretMade'),
    );
    if (made !== null) onMade(made.secret);
    setAsked(false);
  };
  return (
    <>
      <Button variant="quiet" size={40} className={styles.renew} onClick={() => setAsked(true)}>
        {t('newSecret')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('newSecretTitle')}
        confirmLabel={t('newSecret')}
        cancelLabel={t('cancel')}
        busy={renew.isPending}
        busyLabel={common('pleaseWait')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      >
        {t('newSecretText')}
      </ConfirmDialog>
    </>
  );
}
