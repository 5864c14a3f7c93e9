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
  readonly link: string;
}

/** Tells a partner that their webhook has taken nothing for three days. */
export function webhookFailingMail({ locale, link, ...words }: WebhookFailingMail): MailContent {
  const t = (key: keyof typeof en) => fill(catalogues[locale][key], words, locale);
  return {
    subject: t('subject'),
    body: (
      <MailLayout
        language={locale}
        siteName={words.siteName}
        preview={t('text')}
        heading={t('subject')}
        footer={t('footer')}
      >
        <Paragraph>{t('greeting')}</Paragraph>
        <Paragraph>{t('text')}</Paragraph>
        <Paragraph>{t('stays')}</Paragraph>
        <Action href={link}>{t('action')}</Action>
      </MailLayout>
    ),
  };
}
