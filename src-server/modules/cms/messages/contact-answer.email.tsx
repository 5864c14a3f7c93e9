import en from '#shared/messages/mail/contact-answer-en.ts';
import es from '#shared/messages/mail/contact-answer-es.ts';
import fr from '#shared/messages/mail/contact-answer-fr.ts';
import { fill, type Locale } from '#shared/messages/text.ts';
import { MailLayout, Paragraph, Perforation } from '#server/platform/mail/mail-layout.tsx';
import { TextLink } from '#server/platform/mail/mail-parts.tsx';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, string>>;

interface AnswerMail {
  readonly language: Locale;
  readonly siteName: string;
  /** What was answered, as it was written. */
  readonly body: string;
  readonly question: string;
  /** The form whose words go on with the thread. */
  readonly answerUrl: string;
}

/** An answer to a contact message, below it what was asked. */
export function contactAnswerMail({ language, siteName, body, question, answerUrl }: AnswerMail): MailContent {
  const t = (key: keyof typeof en) => fill(catalogues[language][key], { site: siteName }, language);
  const lines = (text: string) => text.split('\n').map((line, place) => <Paragraph key={place}>{line}</Paragraph>);
  return {
    subject: t('subject'),
    body: (
      <MailLayout
        language={language}
        siteName={siteName}
        preview={t('preview')}
        heading={t('subject')}
        footer={t('footer')}
      >
        {lines(body)}
        <Paragraph>
          <TextLink href={answerUrl}>{t('writeBack')}</TextLink>
        </Paragraph>
        <Perforation />
        <Paragraph>{t('question')}</Paragraph>
        {lines(question)}
      </MailLayout>
    ),
  };
}
