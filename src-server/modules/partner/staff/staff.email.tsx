import en from '#shared/messages/mail/staff-en.ts';
import es from '#shared/messages/mail/staff-es.ts';
import fr from '#shared/messages/mail/staff-fr.ts';
import { fill, type Locale } from '#shared/messages/text.ts';
import { Action, MailLayout, Paragraph } from '#server/platform/mail/mail-layout.tsx';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, string>>;

interface StaffMail {
  readonly locale: Locale;
  readonly siteName: string;
  readonly supportEmail: string;
  readonly owner: string;
  readonly locations: readonly string[];
  readonly link: string;
}

/** The invitation to a counter. */
export function staffMail({ locale, siteName, supportEmail, owner, locations, link }: StaffMail): MailContent {
  const words = { siteName, supportEmail, owner, locations: locations.join(', ') };
  const t = (key: keyof typeof en) => fill(catalogues[locale][key], words, locale);
  return {
    subject: t('subject'),
    body: (
      <MailLayout language={locale} siteName={siteName} preview={t('text')} heading={t('subject')} footer={t('footer')}>
        <Paragraph>{t('text')}</Paragraph>
        <Action href={link}>{t('action')}</Action>
        <Paragraph>{t('validity')}</Paragraph>
      </MailLayout>
    ),
  };
}
