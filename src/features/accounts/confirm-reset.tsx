import { type FormEvent, useState } from 'react';
import { resetConfirmSchema } from '#shared/accounts/account-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { useAfterLogin } from './after-login.ts';
import { PasswordFields } from './password-fields.tsx';
import type { TextFieldForm } from '#web/parts/form/text-field.tsx';
import styles from './accounts.module.css';

interface TokenProps {
  readonly token: string;
}

type Input = { readonly token: string; readonly password: string; readonly passwordConfirmation: string };

const useLinkForm = (token: string, onSubmit: (input: Input) => Promise<void>) =>
  useSchemaForm({
    initial: { token, password: '', passwordConfirmation: '' },
    schema: resetConfirmSchema,
    repeats: { passwordConfirmation: 'password' },
    onSubmit,
  });

/** A forgotten password anew; afterwards the person signs in with it. */
export function ConfirmReset({ token }: TokenProps) {
  const t = useTexts('accounts');
  const [isSaved, setIsSaved] = useState(false);
  const { mutateAsync } = trpc.accounts.resetPassword.useMutation();
  const form = useLinkForm(token, async (input) => {
    await mutateAsync(input);
    setIsSaved(true);
  });
  return (
    <>
      <h1 className={styles.title}>{t('newPasswordTitle')}</h1>
      {isSaved ? (
        <>
          <Notice tone="success" title={t('passwordSaved')} live>
            {t('passwordSavedText')}
          </Notice>
          <AppLink to="/login" className={buttonClass({ size: 52, full: true })}>
            {t('signIn')}
          </AppLink>
        </>
      ) : (
        <PasswordOfLink form={form} />
      )}
    </>
  );
}

interface ClaimProps extends TokenProps {
  readonly of: 'guest' | 'administrator';
}

/** The first password of a guest, which signs them in and shows all their orders, or of an invited administrator. */
export function ClaimAccount({ token, of }: ClaimProps) {
  const t = useTexts('accounts');
  const toast = useToast();
  const utils = trpc.useUtils();
  const after = useAfterLogin();
  const { mutateAsync } = trpc.accounts.claim.useMutation();
  const form = useLinkForm(token, async (input) => {
    const viewer = await mutateAsync(input);
    utils.accounts.viewer.setData(undefined, viewer);
    toast.info(t('signInSuccess'));
    await after.go(viewer);
  });
  return (
    <>
      <h1 className={styles.title}>{t('claimTitle')}</h1>
      <p className={styles.soft}>{t(of === 'guest' ? 'claimText' : 'invitedText')}</p>
      <PasswordOfLink form={form} />
    </>
  );
}

interface PasswordOfLinkProps {
  readonly form: TextFieldForm<'password' | 'passwordConfirmation'> & {
    readonly failure: string | null;
    readonly failures: number;
    readonly isBusy: boolean;
    submit(event: FormEvent<HTMLFormElement>): Promise<void>;
  };
}

function PasswordOfLink({ form }: PasswordOfLinkProps) {
  const t = useTexts('accounts');
  const common = useTexts('common');
  return (
    <form method="post" onSubmit={(event) => void form.submit(event)} className={styles.form} noValidate>
      {form.failure !== null && (
        <Notice key={form.failures} tone="danger" live>
          {form.failure} <AppLink to="/login/password-reset">{t('forgotPassword')}</AppLink>
        </Notice>
      )}
      <PasswordFields of={form} first="newPassword" again="reenterPassword" />
      <Button type="submit" size={52} full busy={form.isBusy} busyLabel={common('pleaseWait')}>
        {t('savePassword')}
      </Button>
    </form>
  );
}
