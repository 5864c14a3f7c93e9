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
  /** What they wrote last; null where only we have written. */
  readonly question: string | null;
  /** What the thread is about where we began it. */
  readonly subject: string | null;
  /** The form whose words go on with the thread. */
  readonly answerUrl: string;
}

/** What we write to a person: an answer to their message, below it what was asked, or the first word of a thread. */
export function contactAnswerMail({ language, siteName, body, question, subject, answerUrl }: AnswerMail): MailContent {
  const t = (key: keyof typeof en) => fill(catalogues[language][key], { site: siteName }, language);
  const lines = (text: string) => text.split('\n').map((line, place) => <Paragraph key={place}>{line}</Paragraph>);
  const title = subject ?? t('subject');
  return {
    subject: title,
    body: (
      <MailLayout
        language={language}
        siteName={siteName}
        preview={t(subject === null ? 'preview' : 'previewOurs')}
        heading={title}
        footer={t('footer')}
      >
        {lines(body)}
        <Paragraph>
          <TextLink href={answerUrl}>{t('writeBack')}</TextLink>
        </Paragraph>
        {question !== null && (
          <>
            <Perforation />
            <Paragraph>{t('question')}</Paragraph>
            {lines(question)}
          </>
        )}
      </MailLayout>
    ),
  };
}
