import en from '#shared/messages/mail/change-en.ts';
import es from '#shared/messages/mail/change-es.ts';
import fr from '#shared/messages/mail/change-fr.ts';
import { fill, type Locale } from '#shared/messages/text.ts';
import { Action, MailLayout, Paragraph } from '#server/platform/mail/mail-layout.tsx';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';
import type { RequestedField } from './requested-changes.ts';

const fieldWords = {
  name: 'fieldName',
  alternativeName: 'fieldStorefront',
  address: 'fieldAddress',
  imageIds: 'fieldPhotos',
} as const;

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, string>>;

interface ChangeDecisionMail {
  readonly kind: 'approved' | 'refused';
  readonly locale: Locale;
  readonly siteName: string;
  readonly supportEmail: string;
  readonly firstName: string;
  readonly listingName: string;
  readonly fields: readonly RequestedField[];
  /** Of a refusal, as the administrator wrote it. */
  readonly reason: string | null;
  readonly link: string;
}

/** What became of a partner's change request. */
export function changeDecisionMail({ kind, locale, fields, reason, link, ...names }: ChangeDecisionMail): MailContent {
  const words = { ...names, name: names.firstName, listing: names.listingName };
  const t = (key: keyof typeof en) => fill(catalogues[locale][key], words, locale);
  const subject = t(`${kind}Subject`);
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
        <Paragraph>{fields.map((field) => t(fieldWords[field])).join(', ')}</Paragraph>
        {reason !== null && (
          <Paragraph>
            {t('reason')} {reason}
          </Paragraph>
        )}
        <Action href={link}>{t(`${kind}Action`)}</Action>
      </MailLayout>
    ),
  };
}
