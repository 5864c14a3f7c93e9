import en from '#shared/messages/mail/look-en.ts';
import es from '#shared/messages/mail/look-es.ts';
import fr from '#shared/messages/mail/look-fr.ts';
import { fill, type Locale } from '#shared/messages/text.ts';
import { Action, MailLayout, Paragraph } from '#server/platform/mail/mail-layout.tsx';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, string>>;

interface LookDecisionMail {
  /** `live`: travellers find it now; `fine`: they will, once the partner has done the rest. */
  readonly kind: 'live' | 'fine' | 'refused';
  readonly locale: Locale;
  readonly siteName: string;
  readonly supportEmail: string;
  readonly firstName: string;
  readonly listingName: string;
  /** Of a refusal, as the administrator wrote it. */
  readonly reason: string | null;
  readonly link: string;
}

/** What became of the look at a partner's new or moved location. */
export function lookDecisionMail({ kind, locale, reason, link, ...names }: LookDecisionMail): MailContent {
  const words = { ...names, name: names.firstName, listing: names.listingName };
  const t = (key: keyof typeof en) => fill(catalogues[locale][key], words, locale);
  const subject = t(kind === 'refused' ? 'refusedSubject' : 'fineSubject');
  return {
    subject,
    body: (
      <MailLayout
        language={locale}
        siteName={names.siteName}
        preview={t(`${kind}Text`)}
        heading={subject}
        footer={t('footer')}
      >
        <Paragraph>{t('greeting')}</Paragraph>
        <Paragraph>{t(`${kind}Text`)}</Paragraph>
        {reason !== null && (
          <Paragraph>
            {t('reason')} {reason}
          </Paragraph>
        )}
        {kind === 'refused' && <Paragraph>{t('refusedNext')}</Paragraph>}
        <Action href={link}>{t(kind === 'refused' ? 'refusedAction' : 'fineAction')}</Action>
      </MailLayout>
    ),
  };
}
