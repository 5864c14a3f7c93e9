import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { guestyFormSchema, MAX_DELAY_HOURS } from '#shared/integrations/guesty-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { FormFailure } from '#web/parts/form/form-failure.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Switch } from '#web/ui/field/choice.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { NumberStepper } from '#web/ui/field/number-stepper.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { StickyBar } from '#web/ui/misc/sticky-bar.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { Connection, TokenField } from './connection.tsx';
import styles from './guesty.module.css';
import type { Integration } from './integration.ts';

/** Hours. */
const USUAL_DELAY = 24;

type GuestyFormProps = { readonly integration: Integration | null; readonly now: string };

/** A new integration has its token typed, one that is there has it locked; when guests are written to can change always. */
export function GuestyForm({ integration, now }: GuestyFormProps) {
  const t = useTexts('integrations');
  const common = useTexts('common');
  const toast = useToast();
  const router = useRouter();
  const utils = trpc.useUtils();
  const [isEnabled, setEnabled] = useState(integration?.emailEnabled ?? true);
  const add = trpc.integrations.add.useMutation();
  const change = trpc.integrations.change.useMutation();
  const form = useSchemaForm({
    // The token of one that is there is not asked for.
    initial: {
      token: integration?.token ?? '',
      guestyNotificationDelay: String(integration?.notificationDelay ?? USUAL_DELAY),
    },
    schema: guestyFormSchema,
    onSubmit: async ({ token, guestyNotificationDelay: hours }) => {
      const settings = { guestyEmailEnabled: isEnabled, guestyNotificationDelay: Number(hours) };
      if (integration === null) await add.mutateAsync({ service: 'guesty', token, ...settings });
      else await change.mutateAsync({ integrationId: integration.id, ...settings });
      await utils.integrations.invalidate();
      toast.info(t(integration === null ? 'connected' : 'saved'));
    },
  });
  const save = (
    <Button type="submit" busy={form.isBusy} busyLabel={common('pleaseWait')}>
      {t(integration === null ? 'connect' : 'save')}
    </Button>
  );
  const cancel = (variant: 'quiet' | 'secondary') => (
    <Button variant={variant} onClick={() => router.history.push('/integrations')}>
      {t('cancel')}
    </Button>
  );
  return (
    <form method="post" noValidate className={styles.main} onSubmit={(event) => void form.submit(event)}>
      <FormFailure of={form} />
      {integration === null ? (
        <TokenField control={form.control('token')} error={form.error('token')} />
      ) : (
        <Connection integration={integration} now={now} />
      )}
      <Card as="section" className={styles.group}>
        <div className={styles.switchRow}>
          <div>
            <h2>{t('mailTitle')}</h2>
            <p className={styles.soft}>{t('mailText')}</p>
          </div>
          <Switch
            className={styles.switch}
            label={t(isEnabled ? 'on' : 'offMails')}
            checked={isEnabled}
            onChange={({ target }) => setEnabled(target.checked)}
          />
        </div>
        <Field
          label={t('hours')}
          hideLabel
          required
          hint={t('hoursHint')}
          error={form.error('guestyNotificationDelay')}
        >
          <div className={styles.delay}>
            <NumberStepper
              {...form.control('guestyNotificationDelay')}
              onStep={(hours) => form.set('guestyNotificationDelay', hours)}
              max={MAX_DELAY_HOURS}
              lessLabel={t('hoursFewer')}
              moreLabel={t('hoursMore')}
              disabled={!isEnabled}
            />
            <span>{t('hoursAfter')}</span>
          </div>
        </Field>
      </Card>
      <div className={styles.foot}>
        <span className={styles.wideOnly}>
          {save}
          {cancel('quiet')}
        </span>
        {integration !== null && <Disconnect integrationId={integration.id} />}
      </div>
      <StickyBar
        action={
          <>
            {cancel('secondary')}
            {save}
          </>
        }
      />
    </form>
  );
}

function Disconnect({ integrationId }: { readonly integrationId: string }) {
  const t = useTexts('integrations');
  const common = useTexts('common');
  const toast = useToast();
  const utils = trpc.useUtils();
  const [isAsked, setAsked] = useState(false);
  const disconnect = trpc.integrations.disconnect.useMutation({
    onSuccess: async () => {
      setAsked(false);
      toast.info(t('disconnected'));
      await utils.integrations.invalidate();
    },
    onError: ({ message }) => {
      setAsked(false);
      toast.error(message);
    },
  });
  return (
    <>
      <Button variant="danger" className={styles.disconnect} onClick={() => setAsked(true)}>
        {t('disconnect')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('disconnectTitle')}
        confirmLabel={t('disconnect')}
        cancelLabel={t('keep')}
        danger
        busy={disconnect.isPending}
        busyLabel={common('pleaseWait')}
        onConfirm={() => disconnect.mutate({ integrationId })}
        onCancel={() => setAsked(false)}
      >
        {t('disconnectText')}
      </ConfirmDialog>
    </>
  );
}
