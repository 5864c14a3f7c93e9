import type { ClaimKind } from '#shared/claims/claim-rules.ts';
import en from '#shared/messages/mail/claim-en.ts';
import es from '#shared/messages/mail/claim-es.ts';
import fr from '#shared/messages/mail/claim-fr.ts';
import { fill, type Locale } from '#shared/messages/text.ts';
import { Action, Facts, MailLayout, Paragraph, Perforation } from '#server/platform/mail/mail-layout.tsx';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, string>>;

interface ClaimMail {
  readonly kind: 'sent' | 'added' | 'answered' | 'decided';
  readonly to: 'traveller' | 'partner' | 'administrators';
  readonly locale: Locale;
  readonly siteName: string;
  readonly name: string;
  readonly code: string;
  readonly location: string;
  readonly what: ClaimKind;
  /** What its tag says, or which one it was. */
  readonly bag: string | number;
  /** What the traveller wrote, the location answered, or the decision says. */
  readonly words: string;
  /** Null where the traveller named no amount. */
  readonly asked: string | null;
  /** For the bag, and of the stay, each null where it is nothing; null before it is decided. */
  readonly given: { readonly bag: string | null; readonly stay: string | null } | null;
  readonly answerBy: string;
  readonly decideBy: string;
  readonly link: string;
}

const kindKeys = { missing: 'missing', damaged: 'damaged', gone: 'gone', wrong: 'wrong', notMine: 'notMine' } as const;

const sentKeys = { traveller: 'sentText', partner: 'sentPartnerText', administrators: 'sentAdminText' } as const;

const decidedKeys = {
  traveller: 'decidedText',
  partner: 'decidedPartnerText',
  administrators: 'transferText',
} as const;

function textKey({ kind, to, given }: ClaimMail): keyof typeof en {
  if (kind === 'sent') return sentKeys[to];
  if (kind === 'added') return 'addedText';
  if (kind === 'answered') return 'answeredText';
  if (given?.bag === null && given.stay === null) return 'refusedText';
  return decidedKeys[to];
}

/** A row of an amount; none where there is none. */
const row = (label: string, amount: string | null): (readonly [string, string])[] =>
  amount === null ? [] : [[label, amount]];

/** A step of a claim: sent, answered by the location, decided. */
export function claimMail(mail: ClaimMail): MailContent {
  const { kind, to, locale, given, name, code, location, words, bag: number } = mail;
  const params = { name, code, location, words, number, date: mail.answerBy, decideBy: mail.decideBy };
  const t = (key: keyof typeof en) => fill(catalogues[locale][key], params, locale);
  const bag = typeof mail.bag === 'string' ? mail.bag : t('bagNumber');
  const subject = t(`${kind}Subject`);
  const text = t(textKey(mail));
  // Who reported it may object to what was decided.
  const footer = t(kind === 'decided' && to === 'traveller' ? 'footerDecided' : 'footer');
  const amounts = given === null || to === 'partner' ? null : given;
  return {
    subject,
    body: (
      <MailLayout language={locale} siteName={mail.siteName} preview={text} heading={subject} footer={footer}>
        <Paragraph>{t('greeting')}</Paragraph>
        <Paragraph>{text}</Paragraph>
        {to === 'traveller' && given?.stay && <Paragraph>{t('stayText')}</Paragraph>}
        {to === 'traveller' && given?.bag && <Paragraph>{t('bagText')}</Paragraph>}
        <Paragraph>{t('quote')}</Paragraph>
        <Perforation />
        <Facts
          rows={[
            [t('code'), code],
            [t('location'), location],
            [t('what'), `${t(kindKeys[mail.what])} (${bag})`],
            ...row(t('asked'), mail.asked),
            ...row(t('forBag'), amounts?.bag ?? null),
            ...row(t('ofStay'), amounts?.stay ?? null),
          ]}
        />
        <Action href={mail.link}>{t('action')}</Action>
      </MailLayout>
    ),
  };
}
