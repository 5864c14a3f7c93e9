import en from '#shared/messages/mail/door-en.ts';
import es from '#shared/messages/mail/door-es.ts';
import fr from '#shared/messages/mail/door-fr.ts';
import { fill, type Locale } from '#shared/messages/text.ts';
import { Action, Facts, MailLayout, Paragraph, Perforation } from '#server/platform/mail/mail-layout.tsx';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';
import type { doorMails } from './door-mails.ts';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, string>>;

interface DoorMail {
  readonly kind: keyof typeof doorMails;
  readonly to: 'traveller' | 'counter' | 'partner' | 'administrators';
  readonly locale: Locale;
  readonly siteName: string;
  readonly name: string;
  readonly traveller: string;
  readonly code: string;
  readonly location: string;
  /** When it was reported, by the location's clock. */
  readonly at: string;
  /** What the location answered, or administration decided; null where there is nothing to quote. */
  readonly words: string | null;
  readonly link: string;
}

/** Those that administrators read in words of their own. */
function keysOf({ kind, to }: DoorMail): readonly [subject: keyof typeof en, text: keyof typeof en] {
  if (to === 'administrators' && kind === 'open') return ['openAdminSubject', 'openAdminText'];
  if (to === 'administrators' && kind === 'toStop') return ['toStopSubject', 'toStopAdminText'];
  return [`${kind}Subject`, `${kind}Text`];
}

const actions: Partial<Record<DoorMail['kind'], keyof typeof en>> = {
  asked: 'actionAsked',
  warned: 'actionHours',
  stopped: 'actionHours',
};

/** A step of a door that was reported shut. */
export function doorMail(mail: DoorMail): MailContent {
  const { locale, name, traveller, code, location, words, kind } = mail;
  const t = (key: keyof typeof en) =>
    fill(catalogues[locale][key], { name, traveller, code, location, words: words ?? '' }, locale);
  const [subject, text] = keysOf(mail).map(t) as [string, string];
  return {
    subject,
    body: (
      <MailLayout language={locale} siteName={mail.siteName} preview={text} heading={subject} footer={t('footer')}>
        <Paragraph>{t('greeting')}</Paragraph>
        <Paragraph>{text}</Paragraph>
        {words !== null && <Paragraph>{t('quote')}</Paragraph>}
        <Perforation />
        <Facts
          rows={[
            [t('code'), code],
            [t('location'), location],
            [t('at'), mail.at],
          ]}
        />
        <Action href={mail.link}>{t(actions[kind] ?? 'action')}</Action>
      </MailLayout>
    ),
  };
}
