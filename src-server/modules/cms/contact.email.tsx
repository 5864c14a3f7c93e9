import texts from '#shared/messages/mail/contact-en.ts';
import { fill } from '#shared/messages/text.ts';
import { Action, Facts, MailLayout, Paragraph, Perforation } from '#server/platform/mail/mail-layout.tsx';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';

interface ContactMail {
  readonly siteName: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** Where it is answered. */
  readonly link: string;
}

/** A contact message as the people behind the site get it. */
export function contactMail({ siteName, name, email, message, link }: ContactMail): MailContent {
  const t = (key: keyof typeof texts) => fill(texts[key], { name, email }, 'en');
  return {
    subject: t('subject'),
    body: (
      <MailLayout language="en" siteName={siteName} preview={t('preview')} heading={t('subject')} footer={t('footer')}>
        {message.split('\n').map((line, place) => (
          <Paragraph key={place}>{line}</Paragraph>
        ))}
        <Perforation />
        <Facts
          rows={[
            [t('name'), name],
            [t('email'), email],
          ]}
        />
        <Action href={link}>{t('action')}</Action>
      </MailLayout>
    ),
  };
}
