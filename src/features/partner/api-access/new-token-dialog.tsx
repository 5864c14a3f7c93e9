import { useId, useState } from 'react';
import { z } from 'zod/mini';
import { makeTokenSchema, tokenLevels, type TokenLevel } from '#shared/accounts/token-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { FormFailure } from '#web/parts/form/form-failure.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Radio } from '#web/ui/field/choice.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';
import styles from './tokens.module.css';

const levelWords = { read: 'mayRead', counter: 'mayCounter', all: 'mayAll' } as const;

/** How long a token may last, as it is offered. */
const lasts = [
  ['30', 'days30'],
  ['90', 'days90'],
  ['365', 'days365'],
] as const;

const formSchema = z.object({ name: makeTokenSchema.shape.name, days: z.string() });

type NewTokenDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onMade: (made: { readonly name: string; readonly token: string }) => void;
};

/** Asks for a new token's name, what it may, and how long. */
export function NewTokenDialog({ open, onClose, onMade }: NewTokenDialogProps) {
  const t = useTexts('apiAccess');
  const common = useTexts('common');
  const formId = useId();
  const utils = trpc.useUtils();
  const make = trpc.tokens.make.useMutation();
  const [may, setMay] = useState<TokenLevel>('read');
  const form = useSchemaForm({
    initial: { name: '', days: '365' },
    schema: formSchema,
    onSubmit: async ({ name, days }) => {
      const { token } = await make.mutateAsync({ name, may, days: Number(days) });
      await utils.tokens.invalidate();
      onMade({ name, token });
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('newToken')}
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={form.isBusy} busyLabel={common('pleaseWait')}>
            {t('make')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
        <FormFailure of={form} />
        <Field label={t('name')} required hint={t('nameHint')} error={form.error('name')}>
          <Input {...form.control('name')} maxLength={40} autoComplete="off" data-first-focus />
        </Field>
        <fieldset className={styles.choice}>
          <legend>{t('may')}</legend>
          {tokenLevels.map((level) => (
            <Radio
              key={level}
              name="may"
              label={t(levelWords[level])}
              checked={may === level}
              onChange={() => setMay(level)}
            />
          ))}
        </fieldset>
        <Field label={t('lasts')}>
          <Select {...form.control('days')}>
            <Options of={lasts.map(([days, words]) => [days, t(words)])} />
          </Select>
        </Field>
      </form>
    </Dialog>
  );
}
