import { useEffect } from 'react';
import { signInSchema } from '#shared/accounts/account-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { useLateTexts, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { Viewer } from '#web/lib/viewer.ts';
import { FactorField } from '#web/parts/form/factor-field.tsx';
import { FormFailure } from '#web/parts/form/form-failure.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import { useAskedCode } from '#web/parts/form/use-asked-code.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import styles from './sign-in-again.module.css';

export type SignInAgainProps = {
  /** Whose session is over. */
  readonly viewer: Viewer;
  /** They are signed in again. */
  readonly onDone: () => void;
  /** They look at the page as it stands; what they do next asks again. */
  readonly onClose: () => void;
  /** They leave the page and what was typed on it. */
  readonly onLeave: () => void;
};

/**
 * Asks a person whose session is over for their password above the page, so that what they typed on it stays. Who signs in
 * otherwise does so in another tab; coming back is noticed.
 */
export function SignInAgain({ viewer, onDone, onClose, onLeave }: SignInAgainProps) {
  useLateTexts('errors');
  useLateTexts('accounts');
  const t = useTexts('accounts');
  const common = useTexts('common');
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.accounts.signIn.useMutation();
  const { isAsked, form: element, hint, noting } = useAskedCode();
  const form = useSchemaForm({
    initial: { email: viewer.email, password: '', code: '' },
    schema: signInSchema,
    onSubmit: async (input) => {
      if ((await noting(() => mutateAsync(input))) !== null) onDone();
    },
  });
  useEffect(() => {
    const look = () =>
      void utils.client.accounts.viewer.query().then(
        (found) => found?.id === viewer.id && onDone(),
        () => undefined,
      );
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [utils, viewer.id, onDone]);
  return (
    <Dialog open onClose={onClose} dismissible={false} title={t('signInAgain')} fillPhone={false}>
      <form
        ref={element}
        method="post"
        className={styles.form}
        onSubmit={(event) => void form.submit(event)}
        noValidate
      >
        <p>{t('signInAgainText', { email: viewer.email })}</p>
        <FormFailure of={form} />
        <input hidden readOnly name="email" value={viewer.email} autoComplete="username" />
        <TextField
          of={form}
          name="password"
          label={t('password')}
          type="password"
          autoComplete="current-password"
          isFirst
        />
        <FactorField of={form} isAsked={isAsked} hint={hint} label={t('code')} />
        <Button type="submit" size={48} full busy={form.isBusy} busyLabel={common('pleaseWait')}>
          {t('login')}
        </Button>
        <a href="/login" target="_blank" rel="noreferrer">
          {t('signInElsewhere')}
        </a>
        <Button variant="quiet" size={40} onClick={onLeave}>
          {t('leavePage')}
        </Button>
      </form>
    </Dialog>
  );
}
