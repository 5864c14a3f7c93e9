import en from '#shared/messages/mail/guesty-en.ts';
import es from '#shared/messages/mail/guesty-es.ts';
import fr from '#shared/messages/mail/guesty-fr.ts';
import { fill, type Locale } from '#shared/messages/text.ts';
import { Action, MailLayout, Paragraph } from '#server/platform/mail/mail-layout.tsx';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, string>>;

interface GuestyMail {
  readonly locale: Locale;
  readonly siteName: string;
  /** Whose rental it is. */
  readonly sender: string;
  readonly name: string | null;
  readonly rental: string | null;
  /** As the reader writes it. */
  readonly date: string | null;
  readonly location: string;
  readonly minutes: number | null;
  readonly price: string;
  readonly link: string;
}

/** Offers the guest of a rental a place for their bags, once. */
export function guestyMail({ locale, link, minutes, ...facts }: GuestyMail): MailContent {
  const words = {
    ...facts,
    name: facts.name ?? '',
    rental: facts.rental ?? '',
    date: facts.date ?? '',
    minutes: minutes ?? 0,
  };
  const t = (key: keyof typeof en) => fill(catalogues[locale][key], words, locale);
  const subject = t(facts.rental === null ? 'subjectPlain' : 'subject');
  const text = t(facts.date === null ? 'textPlain' : 'text');
  return {
    subject,
    body: (
      <MailLayout language={locale} siteName={facts.siteName} preview={text} heading={subject} footer={t('footer')}>
        <Paragraph>{t(facts.name === null ? 'greetingPlain' : 'greeting')}</Paragraph>
        <Paragraph>{text}</Paragraph>
        <Paragraph>{t(minutes === null ? 'facts' : 'factsWalk')}</Paragraph>
        <Action href={link}>{t('action')}</Action>
      </MailLayout>
    ),
  };
}
