import en from '#shared/messages/mail/message-en.ts';
import es from '#shared/messages/mail/message-es.ts';
import fr from '#shared/messages/mail/message-fr.ts';
import { fill, type Locale } from '#shared/messages/text.ts';
import { Action, Facts, MailLayout, Paragraph, Perforation } from '#server/platform/mail/mail-layout.tsx';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, string>>;

interface MessageMail {
  /** `asked` is a location with a question before booking, `asker` who gets its answer. */
  readonly to: 'traveller' | 'location' | 'asked' | 'asker';
  readonly locale: Locale;
  readonly siteName: string;
  readonly name: string;
  /** The first name and the initial of the traveller. */
  readonly traveller: string;
  /** Of the order; a question has none, and no drop-off. */
  readonly code?: string;
  readonly location: string;
  /** As it was written, of one line or more; links in it are text. */
  readonly text: string;
  readonly dropOff?: string;
  readonly link: string;
}

/** What one side of an order wrote to the other; a question before booking, and its answer. */
export function messageMail({
  to,
  locale,
  siteName,
  name,
  traveller,
  code = '',
  location,
  ...mail
}: MessageMail): MailContent {
  const t = (key: keyof typeof en) => fill(catalogues[locale][key], { name, traveller, code, location }, locale);
  const subject = t(`${to}Subject`);
  return {
    subject,
    body: (
      <MailLayout language={locale} siteName={siteName} preview={t(`${to}Text`)} heading={subject} footer={t('footer')}>
        <Paragraph>{t('greeting')}</Paragraph>
        <Paragraph>{t(`${to}Text`)}</Paragraph>
        {mail.text.split(/\n+/).map((line, nth) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of a text that stands still
          <Paragraph key={nth}>{line}</Paragraph>
        ))}
        <Perforation />
        <Facts
          rows={[
            ...(code === '' ? [] : [[t('code'), code] as const]),
            [t('location'), location],
            ...(mail.dropOff === undefined ? [] : [[t('dropOff'), mail.dropOff] as const]),
          ]}
        />
        <Action href={mail.link}>{t('action')}</Action>
      </MailLayout>
    ),
  };
}
