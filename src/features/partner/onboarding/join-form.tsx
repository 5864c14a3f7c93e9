import { countryCode } from '#shared/accounts/country-code.ts';
import { useRouter } from '@tanstack/react-router';
import { ArrowRight, Check, Globe } from 'lucide-react';
import type * as z from 'zod/mini';
import { partnerContactChangeSchema, registerPartnerSchema } from '#shared/accounts/account-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { Viewer } from '#web/lib/viewer.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Combobox } from '#web/ui/field/combobox.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { PasswordInput } from '#web/ui/field/password-input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { dialCodeOf, withDialCode, withoutDialCode } from './dial-codes.ts';
import { useKeptForm } from '#web/lib/use-kept-form.ts';
import { FormFailure } from '#web/parts/form/form-failure.tsx';
import styles from './join.module.css';

export interface Country {
  readonly code: string;
  readonly name: string;
}

interface JoinFormProps {
  /** A person signed in has a password already. */
  readonly viewer: Viewer | null;
  readonly countries: readonly Country[];
  /** Where it leads on to. */
  readonly next: string;
}

type JoinInput = z.output<typeof registerPartnerSchema> | z.output<typeof partnerContactChangeSchema>;
type JoinValues = Record<
  (typeof kept)[number] | 'password' | 'passwordConfirmation' | 'currentPassword' | 'code',
  string
>;

const kept = ['firstName', 'lastName', 'countryOfResidence', 'email', 'phoneNumber'] as const;

/** How a partner is reached: the first step of joining, also to edit it later. */
export function JoinForm({ viewer, countries, next }: JoinFormProps) {
  const t = useTexts('join');
  const common = useTexts('common');
  const errors = useTexts('errors');
  const toast = useToast();
  const router = useRouter();
  const utils = trpc.useUtils();
  const register = trpc.accounts.registerPartner.useMutation();
  const save = trpc.accounts.savePartnerContact.useMutation();
  const country = countryCode(viewer?.countryOfResidence);
  const form = useSchemaForm<JoinValues, JoinInput>({
    initial: {
      firstName: viewer?.firstName ?? '',
      lastName: viewer?.lastName ?? '',
      countryOfResidence: country,
      email: viewer?.email ?? '',
      phoneNumber: withoutDialCode(country, viewer?.phoneNumber ?? ''),
      password: '',
      passwordConfirmation: '',
      currentPassword: '',
      code: '',
    },
    schema: viewer === null ? registerPartnerSchema : partnerContactChangeSchema,
    repeats: { passwordConfirmation: 'password' },
    onSubmit: async (input) => {
      const contact = { ...input, phoneNumber: withDialCode(input.countryOfResidence, input.phoneNumber) };
      const saved = 'password' in contact ? await register.mutateAsync(contact) : await save.mutateAsync(contact);
      forget();
      utils.accounts.viewer.setData(undefined, saved);
      if (viewer === null && !saved.isConfirmed) toast.info(t('checkEmail'));
      await router.invalidate();
      await router.navigate({ to: next });
    },
  });
  const forget = useKeptForm('join', form, kept);
  const { values } = form;
  const isNewEmail = viewer !== null && values.email.trim().toLowerCase() !== viewer.email;
  // Who signs in with Google has no password to prove themselves by: their address is changed in the profile.
  const { data: proof } = trpc.accounts.proofForEmail.useQuery(undefined, { enabled: viewer !== null });
  const isGoogles = viewer !== null && proof?.needs === 'google';
  const isTaken = form.error('email') === errors('emailTaken');
  const isGood = (name: 'email' | 'passwordConfirmation'): boolean =>
    values[name] !== '' && form.problems[name] === undefined && form.error(name) === undefined;
  const goodMark = <Icon of={Check} size={18} className={styles.good} />;
  const eyes = { showLabel: common('showPassword'), hideLabel: common('hidePassword') };

  return (
    <form method="post" className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
      <FormFailure of={form} className={styles.whole} />
      <Field label={t('firstName')} required error={form.error('firstName')}>
        <Input {...form.control('firstName')} autoComplete="given-name" />
      </Field>
      <Field label={t('lastName')} required error={form.error('lastName')}>
        <Input {...form.control('lastName')} autoComplete="family-name" />
      </Field>
      <Field
        label={t('country')}
        required
        error={form.error('countryOfResidence')}
        hint={t('countryHint')}
        className={styles.whole}
      >
        <Combobox
          options={countries.map(({ code, name }) => ({
            value: code,
            text: name,
            note: dialCodeOf(code) ?? undefined,
          }))}
          value={values.countryOfResidence}
          onValue={(code) => form.set('countryOfResidence', code)}
          noneText={t('countryNone')}
          toggleLabel={t('countryAll')}
          before={<Icon of={Globe} size={20} className={styles.globe} />}
          autoComplete="country-name"
        />
      </Field>
      <div>
        <Field
          label={t('email')}
          required
          error={form.error('email')}
          hint={isTaken ? undefined : t(isGoogles ? 'emailGoogleHint' : 'emailHint')}
        >
          <Input
            {...form.control('email')}
            type="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            autoComplete="username"
            readOnly={isGoogles}
            after={isGood('email') ? goodMark : undefined}
          />
        </Field>
        {isTaken && (
          <AppLink to="/login" className={styles.loginLink} state={{ onLoginGoTo: '/join' }}>
            {t('login')}
          </AppLink>
        )}
      </div>
      <Field label={t('phone')} required error={form.error('phoneNumber')} hint={t('phoneHint')}>
        <Input
          {...form.control('phoneNumber')}
          type="tel"
          autoComplete="tel-national"
          before={<DialCode country={values.countryOfResidence} typed={values.phoneNumber} />}
        />
      </Field>
      {isNewEmail && proof?.needs !== 'nothing' && (
        <Field
          label={t('currentPassword')}
          required
          error={form.error('currentPassword')}
          hint={t('currentPasswordHint')}
          className={styles.whole}
        >
          <PasswordInput {...form.control('currentPassword')} autoComplete="current-password" {...eyes} />
        </Field>
      )}
      {isNewEmail && (proof?.code === true || form.error('code') !== undefined) && (
        <Field label={t('code')} required error={form.error('code')} className={styles.whole}>
          <Input {...form.control('code')} autoComplete="one-time-code" />
        </Field>
      )}
      {viewer === null && (
        <>
          <Field
            label={t('password')}
            required
            error={form.error('password')}
            hint={
              values.password.length >= 8 ? t('passwordGood', { count: values.password.length }) : t('passwordHint')
            }
          >
            <PasswordInput {...form.control('password')} autoComplete="new-password" {...eyes} />
          </Field>
          <Field label={t('repeatPassword')} required error={form.error('passwordConfirmation')}>
            <Input
              {...form.control('passwordConfirmation')}
              type="password"
              autoComplete="new-password"
              after={isGood('passwordConfirmation') ? goodMark : undefined}
            />
          </Field>
        </>
      )}
      <div className={styles.actions}>
        <Button type="submit" size={52} busy={form.isBusy} busyLabel={common('pleaseWait')}>
          {t('continue')}
          <Icon of={ArrowRight} size={20} />
        </Button>
        <p className={styles.takes}>{t('takes')}</p>
      </div>
      <p className={styles.terms}>
        {t('accept')} <AppLink to="/terms">{t('terms')}</AppLink> {t('and')}{' '}
        <AppLink to="/privacy">{t('privacy')}</AppLink>.
      </p>
      {viewer === null && (
        <AppLink to="/login" className={styles.phoneLogin}>
          {t('haveAccount')}
        </AppLink>
      )}
    </form>
  );
}

/** The country's code before the number, unless it was typed with it. */
function DialCode({ country, typed }: { readonly country: string; readonly typed: string }) {
  const code = dialCodeOf(country);
  if (code === null || typed.trim().startsWith('+')) return null;
  return <span className={styles.code}>{code}</span>;
}
