import admin from '#shared/messages/mail/dispute-admin-en.ts';
import { fill, type Locale } from '#shared/messages/text.ts';
import { Action, Facts, MailLayout, Paragraph } from '#server/platform/mail/mail-layout.tsx';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';
import { disputeWords } from './dispute-mail-words.ts';

interface DisputeMail {
  readonly kind: 'opened' | 'won' | 'lost';
  readonly locale: Locale;
  readonly siteName: string;
  readonly code: string;
  readonly location: string;
  /** Written with its currency; null where nothing is earned yet. */
  readonly share: string | null;
  /** Whether it is in the partner's account, or on its way there. */
  readonly isPaidOut: boolean;
  readonly link: string;
}

/** A dispute as the partner gets it: what it does to their share, and that there is nothing to do. */
export function disputeMail({
  kind,
  locale,
  siteName,
  code,
  location,
  share,
  isPaidOut,
  link,
}: DisputeMail): MailContent {
  const t = disputeWords(locale, { code });
  const subject = t(`${kind}Subject`);
  const text = t(kind === 'lost' && share === null ? 'lostEarly' : `${kind}Text`);
  return {
    subject,
    body: (
      <MailLayout language={locale} siteName={siteName} preview={text} heading={subject} footer={t('footer')}>
        <Paragraph>{text}</Paragraph>
        {kind === 'opened' && <Paragraph>{t(isPaidOut ? 'openedPaid' : 'openedHold')}</Paragraph>}
        <Facts
          rows={[
            [t('order'), code],
            [t('location'), location],
            ...(share === null ? [] : [[t('share'), share] as const]),
          ]}
        />
        <Action href={link}>{t('action')}</Action>
      </MailLayout>
    ),
  };
}

interface DisputeAdminMail {
  readonly kind: 'inquiry' | 'lapsed' | 'opened' | 'won' | 'lost';
  readonly siteName: string;
  readonly code: string;
  readonly location: string;
  readonly traveller: string;
  readonly amount: string;
  readonly reason: string;
  /** Until when the bank can be answered. */
  readonly date: string;
  /** The provider's id of it. */
  readonly dispute: string;
  readonly link: string;
}

/** A dispute as the people behind the site get it. */
export function disputeAdminMail({ kind, siteName, link, ...facts }: DisputeAdminMail): MailContent {
  const t = (key: keyof typeof admin) => fill(admin[key], { ...facts }, 'en');
  const [subject, text] = [t(`${kind}Subject`), t(`${kind}Text`)];
  return {
    subject,
    body: (
      <MailLayout language="en" siteName={siteName} preview={text} heading={subject} footer={t('footer')}>
        <Paragraph>{text}</Paragraph>
        <Facts
          rows={[
            [t('location'), facts.location],
            [t('traveller'), facts.traveller],
            [t('amount'), facts.amount],
            [t('reason'), facts.reason],
            [t('dispute'), facts.dispute],
          ]}
        />
        <Action href={link}>{t('action')}</Action>
      </MailLayout>
    ),
  };
}
