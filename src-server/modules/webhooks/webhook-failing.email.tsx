import en from '#shared/messages/mail/webhook-en.ts';
import es from '#shared/messages/mail/webhook-es.ts';
import fr from '#shared/messages/mail/webhook-fr.ts';
import { fill, type Locale } from '#shared/messages/text.ts';
import { Action, MailLayout, Paragraph } from '#server/platform/mail/mail-layout.tsx';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, string>>;

interface WebhookFailingMail {
  readonly locale: Locale;
  readonly siteName: string;
  readonly name: string;
  readonly host: string;
  /** It said that it is gone, and is off. */
  readonly isGone: boolean;
  readonly link: string;
}

/** Tells a partner that their webhook has taken nothing for three days, or is off. */
export function webhookFailingMail({ locale, link, isGone, ...words }: WebhookFailingMail): MailContent {
  const t = (key: keyof typeof en) => fill(catalogues[locale][key], words, locale);
  const [subject, text, stays] = isGone
    ? ([t('goneSubject'), t('goneText'), t('goneStays')] as const)
    : ([t('subject'), t('text'), t('stays')] as const);
  return {
    subject,
    body: (
      <MailLayout language={locale} siteName={words.siteName} preview={text} heading={subject} footer={t('footer')}>
        <Paragraph>{t('greeting')}</Paragraph>
        <Paragraph>{text}</Paragraph>
        <Paragraph>{stays}</Paragraph>
        <Action href={link}>{t('action')}</Action>
      </MailLayout>
    ),
  };
}
