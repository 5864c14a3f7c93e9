import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Checkbox } from '#web/ui/field/choice.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { type WebhookGroup, webhookGroupNames } from '#shared/integrations/webhook-events.ts';
import { NotProven, useRiskyAct } from '../shell/prove-again.tsx';
import { useGroupWords } from './use-group-words.ts';
import styles from './tokens.module.css';

/** How an address begins. */
const SCHEME = 'https://';

type NewWebhookProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Told its id once it is there. */
  readonly onMade: (id: string) => void;
};

/** Asks where a webhook is and what it hears of; it is made after a proof, since it hears of every partner. */
export function NewWebhook({ open, onClose, onMade }: NewWebhookProps) {
  const t = useTexts('adminTokens');
  const common = useTexts('common');
  const errors = useTexts('errors');
  const formId = useId();
  const words = useGroupWords();
  const utils = trpc.useUtils();
  const risky = useRiskyAct();
  const add = trpc.webhooks.addForAdministrators.useMutation();
  const [url, setUrl] = useState('');
  const [groups, setGroups] = useState<readonly WebhookGroup[]>(webhookGroupNames);
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => {
    onClose();
    setUrl('');
    setGroups(webhookGroupNames);
    setFailure(null);
  };
  const make = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    try {
      const { id } = await risky({ act: t('addOf', { url: url.trim() }) }, () =>
        add.mutateAsync({ url, groups: [...groups] }),
      );
      await utils.webhooks.ofAdministrators.invalidate();
      onMade(id);
      close();
    } catch (error) {
      if (error instanceof NotProven) return;
      const { message, fields } = wireFailure(error, errors('somethingWentWrong'));
      setFailure(fields?.['url']?.[0] ?? message);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('newWebhook')}
      foot={
        <Button
          type="submit"
          form={formId}
          busy={add.isPending}
          busyLabel={common('pleaseWait')}
          disabled={groups.length === 0}
        >
          {t('addWebhook')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void make(event)}>
        {failure !== null && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <Field label={t('webhookAddress')} required>
          <Input
            required
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder={SCHEME}
            value={url}
            onChange={({ target }) => setUrl(target.value)}
            data-first-focus
          />
        </Field>
        <fieldset className={styles.form}>
          <legend className={styles.legend}>{t('hearsOf')}</legend>
          {webhookGroupNames.map((group) => (
            <Checkbox
              key={group}
              label={words[group]}
              checked={groups.includes(group)}
              onChange={({ target: { checked } }) =>
                setGroups((now) => (checked ? [...now, group] : now.filter((other) => other !== group)))
              }
            />
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
}
