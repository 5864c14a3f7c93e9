import en from '#shared/messages/mail/account-en.ts';
import es from '#shared/messages/mail/account-es.ts';
import fr from '#shared/messages/mail/account-fr.ts';
import { fill, type Locale } from '#shared/messages/text.ts';
import { Action, Digits, MailLayout, Paragraph } from '#server/platform/mail/mail-layout.tsx';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, string>>;

interface AccountMail {
  readonly kind:
    | 'activation'
    | 'passwordReset'
    | 'signInCode'
    | 'alreadyRegistered'
    | 'passwordChanged'
    | 'emailChanged'
    | 'secondFactorSet'
    | 'secondFactorEnded'
    | 'administratorInvited'
    | 'recoveryCodesRenewed'
    | 'sessionsEnded'
    | 'roleEnded'
    | 'recoveryAsked'
    | 'addressAsked'
    | 'accountClosed';
  readonly locale: Locale;
  readonly siteName: string;
  readonly firstName: string;
  readonly link: string;
  readonly supportEmail: string;
  /** Whose address the mail names, where it names one. */
  readonly about: string;
  /** Six digits, in the mail that brings them. */
  readonly code: string;
}

const isChange = (kind: AccountMail['kind']): boolean => /(Changed|Set|Ended|Renewed|Asked|Closed)$/.test(kind);

/** A mail about a person's account, with the one link it is about. */
export function accountMail({ kind, locale, link, firstName, ...names }: AccountMail): MailContent {
  const t = (key: keyof typeof en) => fill(catalogues[locale][key], { ...names, name: firstName }, locale);
  const subject = t(`${kind}Subject`);
  return {
    subject,
    body: (
      <MailLayout
        language={locale}
        siteName={names.siteName}
        preview={t(`${kind}Text`)}
        heading={subject}
        footer={t('footer')}
      >
        <Paragraph>{t('greeting')}</Paragraph>
        <Paragraph>{t(`${kind}Text`)}</Paragraph>
        {kind === 'signInCode' ? <Digits>{names.code}</Digits> : <Action href={link}>{t(`${kind}Action`)}</Action>}
        {/* Who did not change it must not ignore it. */}
        {isChange(kind) ? null : <Paragraph>{t('ignore')}</Paragraph>}
      </MailLayout>
    ),
  };
}
