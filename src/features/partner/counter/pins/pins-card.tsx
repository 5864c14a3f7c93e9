import { useState } from 'react';
import { setPinSchema, unshareCounterSchema } from '#shared/partner/pin-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { FormFailure } from '#web/parts/form/form-failure.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './pins.module.css';

type Here = Outputs['pins']['here'];

/** A person's own PIN, and whether this device is shared. Needs the area `errors`. */
export function PinsCard() {
  const t = useTexts('offlineCounter');
  const { data: here } = trpc.pins.here.useQuery();
  if (here === undefined || here.locations.length === 0) return null;
  return (
    <Card as="section" className={styles.card}>
      <h2>{t('sharedTitle')}</h2>
      <p>{t('sharedText')}</p>
      {here.shared === null ? (
        <>
          <OwnPin isSet={here.isSet} />
          <Share locations={here.locations} />
        </>
      ) : (
        <Unshare place={here.shared.name} />
      )}
    </Card>
  );
}

/** What takes the strongest proof of an account: the password, and a code where it has a second factor. */
function useProved(done: string) {
  const utils = trpc.useUtils();
  const toast = useToast();
  return async (work: () => Promise<unknown>) => {
    await work();
    toast.info(done);
    await utils.invalidate();
  };
}

function OwnPin({ isSet }: { readonly isSet: boolean }) {
  const t = useTexts('offlineCounter');
  const common = useTexts('common');
  const proved = useProved(t('pinSaved'));
  const { mutateAsync: set } = trpc.pins.set.useMutation();
  const [isOpen, setOpen] = useState(false);
  const form = useSchemaForm({
    initial: { pin: '', currentPassword: '', code: '' },
    schema: setPinSchema,
    onSubmit: async (input) => {
      await proved(() => set(input));
      setOpen(false);
    },
  });
  if (!isOpen)
    return (
      <div className={styles.line}>
        <p>{t(isSet ? 'pinIsSet' : 'pinIsNotSet')}</p>
        <Button variant="secondary" size={40} onClick={() => setOpen(true)}>
          {t(isSet ? 'changePin' : 'setPin')}
        </Button>
      </div>
    );
  return (
    <form method="post" className={styles.people} onSubmit={(event) => void form.submit(event)} noValidate>
      <FormFailure of={form} />
      <TextField of={form} name="pin" label={t('newPin')} type="password" autoComplete="off" hint={t('pinHint')} />
      <Proof form={form} />
      <Button type="submit" busy={form.isBusy} busyLabel={common('pleaseWait')}>
        {t('setPin')}
      </Button>
    </form>
  );
}

type ProofForm = Parameters<typeof TextField<'currentPassword' | 'code'>>[0]['of'];

function Proof({ form }: { readonly form: ProofForm }) {
  const t = useTexts('offlineCounter');
  const [isAsked, setAsked] = useState(false);
  if (!isAsked && form.error('code') !== undefined) setAsked(true);
  return (
    <>
      <TextField
        of={form}
        name="currentPassword"
        label={t('yourPassword')}
        type="password"
        autoComplete="current-password"
      />
      {isAsked && <TextField of={form} name="code" label={t('yourCode')} autoComplete="one-time-code" />}
    </>
  );
}

function Share({ locations }: Pick<Here, 'locations'>) {
  const t = useTexts('offlineCounter');
  const common = useTexts('common');
  const toast = useToast();
  const proved = useProved(t('sharedNow'));
  const { mutateAsync: share, isPending } = trpc.pins.share.useMutation();
  const [listingId, setListingId] = useState(locations[0]?.id ?? '');
  const press = () =>
    proved(() => share({ listingId })).catch((error: unknown) =>
      toast.error((error instanceof Error && error.message) || common('somethingWentWrong')),
    );
  return (
    <div className={styles.people}>
      {locations.length > 1 && (
        <Field label={t('shareAt')}>
          <Select value={listingId} onChange={({ target }) => setListingId(target.value)}>
            <Options of={locations.map(({ id, name }) => [id, name])} />
          </Select>
        </Field>
      )}
      <Button variant="secondary" busy={isPending} onClick={() => void press()}>
        {t('share')}
      </Button>
    </div>
  );
}

function Unshare({ place }: { readonly place: string }) {
  const t = useTexts('offlineCounter');
  const common = useTexts('common');
  const proved = useProved(t('unshared'));
  const { mutateAsync: unshare } = trpc.pins.unshare.useMutation();
  const form = useSchemaForm({
    initial: { currentPassword: '', code: '' },
    schema: unshareCounterSchema,
    onSubmit: (input) => proved(() => unshare(input)),
  });
  return (
    <form method="post" className={styles.people} onSubmit={(event) => void form.submit(event)} noValidate>
      <p>{t('isShared', { place })}</p>
      <FormFailure of={form} />
      <Proof form={form} />
      <Button type="submit" variant="secondary" busy={form.isBusy} busyLabel={common('pleaseWait')}>
        {t('unshare')}
      </Button>
    </form>
  );
}
