import { useRouter } from '@tanstack/react-router';
import { joinStaffSchema } from '#shared/partner/staff-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { FormFailure } from '#web/parts/form/form-failure.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { PasswordInput } from '#web/ui/field/password-input.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import styles from './staff.module.css';
import { useStaffAct } from './use-staff-act.ts';

/** The link of an invitation: accepted by whom it was sent to, with the account they have or a new one. */
export function InvitationPage({ token }: { readonly token: string }) {
  const t = useTexts('staff');
  const viewer = useViewer();
  const [{ email, ownerName, locations, hasAccount }] = trpc.staff.invitation.useSuspenseQuery({ token });
  return (
    <div className={styles.invitation}>
      <Card as="section" className={styles.form}>
        <h1>{t('invitationTitle', { owner: ownerName })}</h1>
        <p>{t('invitationText', { locations: locations.join(', ') })}</p>
        {viewer !== null ? (
          <Accept token={token} />
        ) : hasAccount ? (
          <>
            <p className={styles.soft}>{t('signInFirst', { email })}</p>
            <AppLink to="/login" state={{ onLoginGoTo: `/staff/${token}` }} className={buttonClass({ size: 48 })}>
              {t('login')}
            </AppLink>
          </>
        ) : (
          <Join token={token} email={email} />
        )}
      </Card>
    </div>
  );
}

/** To the counter, with all that is known about the person asked for anew. */
function useEnter() {
  const router = useRouter();
  const utils = trpc.useUtils();
  return async () => {
    await utils.invalidate();
    await router.invalidate();
    await router.navigate({ to: '/dashboard', replace: true });
  };
}

function Accept({ token }: { readonly token: string }) {
  const t = useTexts('staff');
  const accept = trpc.staff.accept.useMutation();
  const act = useStaffAct();
  const enter = useEnter();
  const press = async () => {
    await accept.mutateAsync({ token });
    await enter();
  };
  return (
    <Button size={48} busy={accept.isPending} onClick={() => void act(press, t('title'))}>
      {t('accept')}
    </Button>
  );
}

function Join({ token, email }: { readonly token: string; readonly email: string }) {
  const t = useTexts('staff');
  const common = useTexts('common');
  const join = trpc.staff.join.useMutation();
  const enter = useEnter();
  const form = useSchemaForm({
    initial: { token, firstName: '', lastName: '', password: '' },
    schema: joinStaffSchema,
    onSubmit: async (input) => {
      await join.mutateAsync(input);
      await enter();
    },
  });
  return (
    <form method="post" className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <FormFailure of={form} />
      <p className={styles.soft}>{t('newAccount')}</p>
      <Field label={t('email')}>
        <Input value={email} readOnly autoComplete="username" />
      </Field>
      <Field label={t('firstName')} required error={form.error('firstName')}>
        <Input {...form.control('firstName')} autoComplete="given-name" />
      </Field>
      <Field label={t('lastName')} required error={form.error('lastName')}>
        <Input {...form.control('lastName')} autoComplete="family-name" />
      </Field>
      <Field label={t('password')} required error={form.error('password')}>
        <PasswordInput
          {...form.control('password')}
          autoComplete="new-password"
          showLabel={common('showPassword')}
          hideLabel={common('hidePassword')}
        />
      </Field>
      <Button type="submit" size={48} busy={form.isBusy} busyLabel={common('pleaseWait')}>
        {t('accept')}
      </Button>
    </form>
  );
}
