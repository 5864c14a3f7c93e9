import en from '#shared/messages/mail/payout-account-en.ts';
import es from '#shared/messages/mail/payout-account-es.ts';
import fr from '#shared/messages/mail/payout-account-fr.ts';
import { fill, type Locale } from '#shared/messages/text.ts';
import { Action, MailLayout, Paragraph } from '#server/platform/mail/mail-layout.tsx';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, string>>;

interface PayoutAccountMail {
  readonly locale: Locale;
  readonly siteName: string;
  readonly supportEmail: string;
  readonly last4: string;
  readonly date: string;
  /** No one has proven yet that it was the partner. */
  readonly isWaiting: boolean;
  readonly link: string;
}

/** Where a partner is paid was changed: what that means, and what to do if it was another person. */
export function payoutAccountMail({ locale, siteName, isWaiting, link, ...facts }: PayoutAccountMail): MailContent {
  const t = (key: keyof typeof en) => fill(catalogues[locale][key], facts, locale);
  return {
    subject: t('subject'),
    body: (
      <MailLayout language={locale} siteName={siteName} preview={t('now')} heading={t('subject')} footer={t('footer')}>
        <Paragraph>{t('now')}</Paragraph>
        {isWaiting && <Paragraph>{t('waits')}</Paragraph>}
        <Paragraph>{t('notYou')}</Paragraph>
        <Action href={link}>{t('action')}</Action>
      </MailLayout>
    ),
  };
}
