import en from '#shared/messages/mail/payout-en.ts';
import es from '#shared/messages/mail/payout-es.ts';
import fr from '#shared/messages/mail/payout-fr.ts';
import payoutsEn from '#shared/messages/payouts/en.ts';
import payoutsEs from '#shared/messages/payouts/es.ts';
import payoutsFr from '#shared/messages/payouts/fr.ts';
import { fill, type Locale, type Text } from '#shared/messages/text.ts';
import type { FailureReason } from '#shared/payouts/failure-reason.ts';
import { Action, Facts, MailLayout, Paragraph } from '#server/platform/mail/mail-layout.tsx';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, Text>>;
const reasons = { en: payoutsEn, fr: payoutsFr, es: payoutsEs };

interface PayoutMail {
  readonly kind: 'sent' | 'failed';
  readonly locale: Locale;
  readonly siteName: string;
  /** Written with its currency. */
  readonly amount: string;
  readonly currency: string;
  readonly last4: string;
  readonly date: string;
  readonly reason: FailureReason;
  /** How the amount comes about: the lines add up to it. Amounts as text; null for none of that kind. */
  readonly orders: { readonly count: number; readonly amount: string };
  readonly takenBack: string | null;
  readonly cameBack: string | null;
  readonly link: string;
}

/** A payout that was sent, with what it is made of, or that came back, with why and what to do. */
export function payoutMail({ kind, locale, siteName, link, reason, orders, ...facts }: PayoutMail): MailContent {
  const { amount, last4, date, currency, takenBack, cameBack } = facts;
  const why = fill(reasons[locale][reason], { last4, currency }, locale);
  const t = (key: keyof typeof en, count?: number) =>
    fill(
      catalogues[locale][key],
      { amount, last4, date, reason: why, ...(count === undefined ? {} : { count }) },
      locale,
    );
  const subject = t(`${kind}Subject`);
  return {
    subject,
    body: (
      <MailLayout
        language={locale}
        siteName={siteName}
        preview={t(`${kind}Text`)}
        heading={subject}
        footer={t('footer')}
      >
        <Paragraph>{t(`${kind}Text`)}</Paragraph>
        {kind === 'failed' && reason !== 'reasonCalledBack' && <Paragraph>{t('failedWhatNow')}</Paragraph>}
        <Facts
          rows={[
            [t('orders', orders.count), orders.amount],
            ...(takenBack === null ? [] : [[t('takenBack'), takenBack] as const]),
            ...(cameBack === null ? [] : [[t('cameBack'), cameBack] as const]),
            [t('payout'), amount],
          ]}
        />
        <Action href={link}>{t(`${kind}Action`)}</Action>
      </MailLayout>
    ),
  };
}
