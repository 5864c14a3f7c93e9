import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod/mini';
import { type WebhookGroup, webhookGroupNames } from '#shared/integrations/webhook-events.ts';
import { saveWebhookSchema } from '#shared/integrations/webhook-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { FormFailure } from '#web/parts/form/form-failure.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Checkbox } from '#web/ui/field/choice.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { SecretField } from './secret-field.tsx';
import { useAct } from './use-act.ts';
import styles from './webhook.module.css';

/** The name of each group, and what it is. */
const words = {
  bookings: ['bookings', 'bookingsWhat'],
  counter: ['counter', 'counterWhat'],
  payouts: ['payouts', 'payoutsWhat'],
  listings: ['listings', 'listingsWhat'],
} as const satisfies Record<WebhookGroup, readonly [string, string]>;

/** What a new webhook hears of, until a person chooses. */
const usual: readonly WebhookGroup[] = ['bookings', 'counter', 'payouts'];

/** How an address begins. */
const SCHEME = 'https://';

const formSchema = z.object({ url: saveWebhookSchema.shape.url });

const states = {
  off: { tone: 'danger', icon: CircleX, words: 'off' },
  failing: { tone: 'danger', icon: CircleX, words: 'failing' },
  working: { tone: 'brand', icon: CircleCheck, words: 'working' },
  notYet: { tone: 'outline', icon: undefined, words: 'noDelivery' },
  none: { tone: 'outline', icon: undefined, words: 'notYet' },
} as const;

/** Where a partner's webhook is, what it hears of, and how it is. */
export function WebhookCard({ now }: { readonly now: string }) {
  const t = useTexts('apiAccess');
  const [webhook] = trpc.webhooks.webhook.useSuspenseQuery();
  const state = states[webhook?.state ?? 'none'];
  return (
    <Card as="section" className={styles.card}>
      <header className={styles.head}>
        <h2>{t('webhook')}</h2>
        <Chip tone={state.tone} icon={state.icon}>
          {t(state.words)}
        </Chip>
      </header>
      <WebhookForm key={`${webhook?.url}${webhook?.groups.join(' ')}`} now={now} />
    </Card>
  );
}

function WebhookForm({ now }: { readonly now: string }) {
  const t = useTexts('apiAccess');
  const common = useTexts('common');
  const [webhook] = trpc.webhooks.webhook.useSuspenseQuery();
  const save = trpc.webhooks.save.useMutation();
  const utils = trpc.useUtils();
  const toast = useToast();
  const [chosen, setChosen] = useState<readonly WebhookGroup[]>(webhook?.groups ?? usual);
  const known = webhook?.groups ?? [];
  const form = useSchemaForm({
    initial: { url: webhook?.url ?? '' },
    schema: formSchema,
    onSubmit: async ({ url }) => {
      await save.mutateAsync({ url, groups: [...chosen] });
      toast.info(t('saved'));
      await utils.webhooks.invalidate();
    },
  });
  const url = form.values.url.trim();
  const isChanged =
    webhook?.state === 'off' ||
    url !== (webhook?.url ?? '') ||
    chosen.length !== known.length ||
    chosen.some((each) => !known.includes(each));
  return (
    <form method="post" noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
      <FormFailure of={form} />
      <Field label={t('address')} error={form.error('url')}>
        <Input
          {...form.control('url')}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder={SCHEME}
        />
      </Field>
      {webhook !== null && <SecretField webhook={webhook} now={now} />}
      <fieldset className={styles.groups}>
        <legend>{t('tellAbout')}</legend>
        {webhookGroupNames.map((group) => (
          <Checkbox
            key={group}
            label={
              <>
                <strong>{t(words[group][0])}</strong> <span className={styles.soft}>{t(words[group][1])}</span>
              </>
            }
            checked={chosen.includes(group)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, group] : chosen.filter((other) => other !== group))
            }
          />
        ))}
      </fieldset>
      <Button
        type="submit"
        full
        busy={form.isBusy}
        busyLabel={common('pleaseWait')}
        disabled={!isChanged || url === ''}
      >
        {t('save')}
      </Button>
      {webhook !== null && <Remove />}
    </form>
  );
}

function Remove() {
  const t = useTexts('apiAccess');
  const common = useTexts('common');
  const [isAsked, setAsked] = useState(false);
  const remove = trpc.webhooks.remove.useMutation();
  const act = useAct();
  const confirm = async () => {
    await act(
      () => remove.mutateAsync(),
      () => t('removed'),
    );
    setAsked(false);
  };
  return (
    <>
      <Button variant="quiet" size={40} className={styles.remove} onClick={() => setAsked(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('removeTitle')}
        confirmLabel={t('remove')}
        cancelLabel={t('keep')}
        danger
        busy={remove.isPending}
        busyLabel={common('pleaseWait')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      >
        {t('removeText')}
      </ConfirmDialog>
    </>
  );
}
