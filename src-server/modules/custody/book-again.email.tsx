import en from '#shared/messages/mail/book-again-en.ts';
import es from '#shared/messages/mail/book-again-es.ts';
import fr from '#shared/messages/mail/book-again-fr.ts';
import { fill, type Locale } from '#shared/messages/text.ts';
import { Action, MailLayout, Paragraph } from '#server/platform/mail/mail-layout.tsx';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, string>>;

interface BookAgainMail {
  readonly locale: Locale;
  readonly siteName: string;
  readonly supportEmail: string;
  readonly code: string;
  readonly location: string;
  readonly link: string;
}

/** Bags are at a location and their booking is over: the traveller books again or fetches them. */
export function bookAgainMail({ locale, link, siteName, supportEmail, code, location }: BookAgainMail): MailContent {
  const t = (key: keyof typeof en) => fill(catalogues[locale][key], { siteName, supportEmail, code, location }, locale);
  return {
    subject: t('subject'),
    body: (
      <MailLayout language={locale} siteName={siteName} preview={t('text')} heading={t('subject')} footer={t('footer')}>
        <Paragraph>{t('text')}</Paragraph>
        <Paragraph>{t('choice')}</Paragraph>
        <Action href={link}>{t('action')}</Action>
      </MailLayout>
    ),
  };
}
