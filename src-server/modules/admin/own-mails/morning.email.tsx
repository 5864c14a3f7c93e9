import en from '#shared/messages/mail/morning-en.ts';
import es from '#shared/messages/mail/morning-es.ts';
import fr from '#shared/messages/mail/morning-fr.ts';
import { fill, type Locale, type Text, type TextParams } from '#shared/messages/text.ts';
import { MailButton, TextLink } from '#server/platform/mail/mail-parts.tsx';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';
import { Across, MailTicket, Small, StatementLayout } from '#server/platform/mail/statement-layout.tsx';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, Text>>;

interface MorningMail {
  readonly locale: Locale;
  readonly siteName: string;
  readonly name: string;
  /** In words, short. */
  readonly day: string;
  /** How many things need a person. */
  readonly count: number;
  /** Empty for a role that sees no bookings. */
  readonly figures: readonly {
    readonly name: string;
    readonly count: number;
    readonly isTrouble: boolean;
    /** The first of them. */
    readonly orders: readonly { readonly code: string; readonly about: string; readonly link: string }[];
  }[];
  readonly needs: readonly NeedLine[];
  /** Needs that are not named. */
  readonly more: number;
  /** Whether all could be asked what needs a person. */
  readonly isWhole: boolean;
  readonly homeLink: string;
  readonly settingsLink: string;
}

interface NeedLine {
  readonly title: string;
  readonly about: string;
  readonly link: string;
}

/** How an administrator's day begins: what is due, then what needs a person. */
export function morningMail(mail: MorningMail): MailContent {
  const { locale, figures, needs, day, count } = mail;
  const t = (key: keyof typeof en, params: TextParams = {}) => fill(catalogues[locale][key], params, locale);
  const heading = count === 0 ? t('none') : t('needs', { count });
  return {
    // Without numbers: a second try has the same subject, by which it is known.
    subject: t('subject', { day, site: mail.siteName }),
    body: (
      <StatementLayout
        language={locale}
        siteName={mail.siteName}
        aside={mail.name}
        preview={heading}
        heading={heading}
        lead={t('lead', { day })}
        footer={
          <>
            {t('why')} <TextLink href={mail.settingsLink}>{t('change')}</TextLink>
          </>
        }
      >
        <MailTicket
          stub={
            <>
              {needs.map((need) => (
                <Line key={need.link + need.title} {...need} />
              ))}
              {mail.more > 0 && <Small>{t('more', { count: mail.more })}</Small>}
              {!mail.isWhole && <Small>{t('notWhole')}</Small>}
              {needs.length === 0 && mail.isWhole && <Across left={t('nothing')} right="" />}
              <div style={{ height: 12 }} />
              <MailButton href={mail.homeLink} isFilled>
                {t('action')}
              </MailButton>
            </>
          }
        >
          {figures.length === 0 ? (
            <Across left={t('yours')} right="" />
          ) : (
            figures.map((figure) => <Figure key={figure.name} {...figure} />)
          )}
        </MailTicket>
      </StatementLayout>
    ),
  };
}

/** A figure of the day, and the first orders behind it. */
function Figure({ name, count, isTrouble, orders }: MorningMail['figures'][number]) {
  return (
    <Across
      left={
        <>
          {isTrouble ? <strong>{name}</strong> : name}
          {orders.map(({ code, about, link }) => (
            <Small key={code}>
              <TextLink href={link}>{code}</TextLink> {about}
            </Small>
          ))}
        </>
      }
      right={<strong>{count}</strong>}
      color={count === 0 ? 'soft' : 'ink'}
    />
  );
}

function Line({ title, about, link }: NeedLine) {
  return (
    <Across
      left={
        <>
          <TextLink href={link}>{title}</TextLink>
          {about !== '' && <Small>{about}</Small>}
        </>
      }
      right=""
    />
  );
}
