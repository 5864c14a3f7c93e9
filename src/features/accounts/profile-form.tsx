import { useRouterState } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { languages } from '#shared/accounts/account-schema.ts';
import {
  emailSchema,
  lastNameSchema,
  nameSchema,
  optionalPhoneSchema,
  phoneSchema,
} from '#shared/contact/contact-schema.ts';
import { localeOf, type Language } from '#shared/messages/text.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { chooseLocale } from '#web/lib/preferences/preference-cookies.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { Viewer } from '#web/lib/viewer.ts';
import { Field } from '#web/ui/field/field.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { GoogleButton } from './google-button.tsx';
import { CodeField } from './code-field.tsx';
import { SettingsForm } from './settings-form.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import styles from './settings.module.css';

/** Language and country have to be chosen; an empty choice is not one. */
const formSchema = z.object({
  firstName: nameSchema,
  lastName: lastNameSchema,
  email: emailSchema,
  phoneNumber: optionalPhoneSchema,
  language: z.enum(languages, 'required'),
  countryOfResidence: z.string().check(z.minLength(1, 'required')),
  currentPassword: z.string(),
  code: z.string(),
});

const countryOf = (kept: string | null): string =>
  kept === null ? '' : kept === 'CA' ? 'canada' : kept === 'US' ? 'usa' : kept;

/** Partners are reached by phone, too. */
const partnerFormSchema = z.extend(formSchema, { phoneNumber: phoneSchema });

interface ProfileFormProps {
  readonly viewer: Viewer;
  readonly needsPhone: boolean;
}

export function ProfileForm({ viewer, needsPhone }: ProfileFormProps) {
  const t = useTexts('accounts');
  const toast = useToast();
  const utils = trpc.useUtils();
  const locale = useLocale();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const { mutateAsync } = trpc.accounts.updateProfile.useMutation();
  const form = useSchemaForm({
    initial: {
      firstName: viewer.firstName,
      lastName: viewer.lastName,
      email: viewer.email,
      phoneNumber: viewer.phoneNumber ?? '',
      language: viewer.language as string,
      countryOfResidence: countryOf(viewer.countryOfResidence),
      currentPassword: '',
      code: '',
    },
    schema: needsPhone ? partnerFormSchema : formSchema,
    onSubmit: async (input) => {
      const saved = await mutateAsync(input);
      utils.accounts.viewer.setData(undefined, saved);
      form.set('currentPassword', '');
      form.set('code', '');
      toast.info(t('profileUpdated'));
      const chosen = localeOf(input.language satisfies Language);
      if (input.language !== viewer.language && chosen !== locale) setTimeout(() => chooseLocale(chosen), 900);
    },
  });
  const isNewEmail = form.values.email.trim().toLowerCase() !== viewer.email;
  const { data: proof } = trpc.accounts.proofForEmail.useQuery(undefined, { enabled: isNewEmail });
  const needs = proof?.needs ?? 'password';
  return (
    <SettingsForm of={form}>
      <div className={styles.two}>
        <TextField of={form} name="firstName" label={t('firstName')} autoComplete="given-name" hint={t('nameHint')} />
        <TextField of={form} name="lastName" label={t('lastName')} autoComplete="family-name" hint={t('nameHint')} />
        <TextField
          of={form}
          name="email"
          label={t('email')}
          type="email"
          autoComplete="email"
          hint={t(isNewEmail ? 'emailHint' : 'emailLengthHint')}
        />
        {isNewEmail && needs === 'google' ? (
          <div className={styles.proof}>
            <p>{t('emailGoogleHint')}</p>
            <GoogleButton goTo={pathname} words="confirmGoogle" alone />
          </div>
        ) : null}
        {isNewEmail && needs === 'password' ? (
          <TextField
            of={form}
            name="currentPassword"
            label={t('currentPassword')}
            type="password"
            autoComplete="current-password"
            hint={t('emailPasswordHint')}
          />
        ) : null}
        <CodeField of={form} isAsked={isNewEmail && proof?.code === true} />
        <TextField
          of={form}
          name="phoneNumber"
          label={t('phone')}
          type="tel"
          autoComplete="tel"
          required={needsPhone}
        />
        <Field label={t('language')} required error={form.error('language')}>
          <Select {...form.control('language')}>
            <option value="">{t('none')}</option>
            <Options of={languages.map((language) => [language, t(language)])} />
          </Select>
        </Field>
        <Field label={t('country')} required error={form.error('countryOfResidence')}>
          <Select {...form.control('countryOfResidence')} autoComplete="country-name">
            <option value="">{t('none')}</option>
            <option value="canada">{t('canada')}</option>
            <option value="usa">{t('usa')}</option>
          </Select>
        </Field>
      </div>
    </SettingsForm>
  );
}
