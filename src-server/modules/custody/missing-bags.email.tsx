import texts from '#shared/messages/mail/missing-bags-en.ts';
import { fill } from '#shared/messages/text.ts';
import { Action, Facts, MailLayout, Paragraph, Perforation } from '#server/platform/mail/mail-layout.tsx';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';

interface MissingBagsMail {
  readonly siteName: string;
  readonly code: string;
  readonly location: string;
  readonly traveller: string;
  readonly inside: number;
  readonly out: number;
  readonly note: string;
  /** Who handed them back. */
  readonly by: string;
  readonly link: string;
}

/** Fewer bags out than in, as the people behind the site get it. */
export function missingBagsMail({ siteName, link, note, ...facts }: MissingBagsMail): MailContent {
  const t = (key: keyof typeof texts) => fill(texts[key], facts, 'en');
  return {
    subject: t('subject'),
    body: (
      <MailLayout language="en" siteName={siteName} preview={note} heading={t('subject')} footer={t('footer')}>
        <Paragraph>{t('text')}</Paragraph>
        <Perforation />
        <Facts
          rows={[
            [t('location'), facts.location],
            [t('traveller'), facts.traveller],
            [t('reason'), note],
            [t('person'), facts.by],
          ]}
        />
        <Action href={link}>{t('action')}</Action>
      </MailLayout>
    ),
  };
}
