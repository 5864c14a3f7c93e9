import type { IncidentKind } from '#shared/admin/own-mails.ts';
import en from '#shared/messages/mail/incident-en.ts';
import es from '#shared/messages/mail/incident-es.ts';
import fr from '#shared/messages/mail/incident-fr.ts';
import { fill, type Locale, type Text } from '#shared/messages/text.ts';
import { Action, MailLayout, Paragraph } from '#server/platform/mail/mail-layout.tsx';
import { TextLink } from '#server/platform/mail/mail-parts.tsx';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';
import { Small } from '#server/platform/mail/statement-layout.tsx';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, Text>>;

interface IncidentMail {
  readonly kind: IncidentKind;
  /** How many began. */
  readonly count: number;
  readonly locale: Locale;
  readonly siteName: string;
  /** Those that still last; at least one. */
  readonly needs: readonly {
    readonly title: string;
    readonly about: string;
    readonly link: string;
    /** By the reader's clock, in words. */
    readonly since: string;
  }[];
  readonly settingsLink: string;
}

/** An incident: what it is, since when, and the page where it is resolved. */
export function incidentMail({ kind, count, locale, siteName, needs, settingsLink }: IncidentMail): MailContent {
  const t = (key: keyof typeof en, params = {}) => fill(catalogues[locale][key], params, locale);
  const subject = t(`${kind}Subject`, { count });
  const text = t(`${kind}Text`);
  return {
    subject,
    body: (
      <MailLayout
        language={locale}
        siteName={siteName}
        preview={text}
        heading={subject}
        footer={
          <>
            {t('footer')} <TextLink href={settingsLink}>{t('change')}</TextLink>
          </>
        }
      >
        <Paragraph>{text}</Paragraph>
        {needs.map(({ title, about, link, since }) => (
          <div key={link + title} style={{ margin: '0 0 12px' }}>
            <TextLink href={link}>{title}</TextLink>
            <Small>{[about, t('since', { since })].filter((part) => part !== '').join(', ')}</Small>
          </div>
        ))}
        <Action href={needs[0]?.link ?? settingsLink}>{t('action')}</Action>
      </MailLayout>
    ),
  };
}
