import en from '#shared/messages/mail/tickets-en.ts';
import es from '#shared/messages/mail/tickets-es.ts';
import fr from '#shared/messages/mail/tickets-fr.ts';
import { fill, type Locale } from '#shared/messages/text.ts';
import { MailLayout, Paragraph, Perforation } from '#server/platform/mail/mail-layout.tsx';
import { TextLink } from '#server/platform/mail/mail-parts.tsx';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, string>>;

interface TicketsMail {
  readonly locale: Locale;
  readonly siteName: string;
  readonly supportEmail: string;
  /** Who reads it. */
  readonly name: string;
  readonly tickets: readonly {
    readonly code: string;
    readonly location: string;
    readonly dropOff: string;
    readonly link: string;
  }[];
}

/** The links to a person's tickets, which they asked for without an account. */
export function ticketsMail({ locale, siteName, supportEmail, name, tickets }: TicketsMail): MailContent {
  const t = (key: keyof typeof en) => fill(catalogues[locale][key], { name, supportEmail }, locale);
  return {
    subject: t('subject'),
    body: (
      <MailLayout language={locale} siteName={siteName} preview={t('text')} heading={t('subject')} footer={t('footer')}>
        <Paragraph>{t('greeting')}</Paragraph>
        <Paragraph>{t('text')}</Paragraph>
        <Perforation />
        {tickets.map(({ code, location, dropOff, link }) => (
          <Paragraph key={code}>
            <TextLink href={link}>{`${code}, ${location}`}</TextLink>
            <br />
            {dropOff}
          </Paragraph>
        ))}
        <Perforation />
        <Paragraph>{t('ignore')}</Paragraph>
      </MailLayout>
    ),
  };
}
