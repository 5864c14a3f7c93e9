import en from '#shared/messages/mail/edited-en.ts';
import es from '#shared/messages/mail/edited-es.ts';
import fr from '#shared/messages/mail/edited-fr.ts';
import { fill, type Locale } from '#shared/messages/text.ts';
import { Action, MailLayout, Paragraph } from '#server/platform/mail/mail-layout.tsx';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';
import type { EditedPart } from '../partner-jobs.ts';

const partWords = {
  weekly: 'partWeekly',
  special: 'partSpecial',
  closures: 'partClosures',
  maxCapacity: 'partRoom',
  businessType: 'partKind',
  address: 'partAddress',
  surroundings: 'partSurroundings',
  photos: 'partPhotos',
} as const;

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, string>>;

interface EditedForYouMail {
  readonly locale: Locale;
  readonly siteName: string;
  readonly supportEmail: string;
  readonly firstName: string;
  readonly listingName: string;
  readonly parts: readonly EditedPart[];
  /** As the administrator wrote it; none where they took a change back. */
  readonly reason: string | null;
  readonly link: string;
}

/** What an administrator changed of a partner's location, and why. */
export function editedForYouMail({ locale, parts, reason, link, ...names }: EditedForYouMail): MailContent {
  const words = { ...names, name: names.firstName, listing: names.listingName };
  const t = (key: keyof typeof en) => fill(catalogues[locale][key], words, locale);
  const subject = t('subject');
  return {
    subject,
    body: (
      <MailLayout
        language={locale}
        siteName={names.siteName}
        preview={t('text')}
        heading={subject}
        footer={t('footer')}
      >
        <Paragraph>{t('greeting')}</Paragraph>
        <Paragraph>{t('text')}</Paragraph>
        <Paragraph>{parts.map((part) => t(partWords[part])).join(', ')}</Paragraph>
        {reason !== null && (
          <Paragraph>
            {t('reason')} {reason}
          </Paragraph>
        )}
        <Action href={link}>{t('action')}</Action>
      </MailLayout>
    ),
  };
}
