import en from '#shared/messages/mail/ticket-en.ts';
import es from '#shared/messages/mail/ticket-es.ts';
import fr from '#shared/messages/mail/ticket-fr.ts';
import { fill, type Locale } from '#shared/messages/text.ts';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';
import { Line, MailButton, Table, TextLink } from '#server/platform/mail/mail-parts.tsx';
import { PaperTicket, TicketLayout } from '#server/platform/mail/ticket-layout.tsx';
import type { TicketMail, TicketWords } from './ticket-mail.ts';
import { TicketAfter } from './ticket-mail-after.tsx';
import { CounterStub, TicketDetails } from './ticket-mail-parts.tsx';
import { RefundStub } from './ticket-mail-refund.tsx';
import { ticketText } from './ticket-mail-text.ts';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, string>>;

const headings = { confirmed: 'headingConfirmed', changed: 'headingChanged', canceled: 'headingCanceled' } as const;
const asides = { confirmed: 'asideConfirmed', changed: 'asideChanged', canceled: 'asideCanceled' } as const;
const canceledLeads = {
  all: 'leadCanceledAll',
  part: 'leadCanceledPart',
  none: 'leadCanceledNone',
  late: 'leadCanceledLate',
  disputed: 'leadCanceledDisputed',
} as const;

function leadOf(mail: TicketMail, t: TicketWords): string {
  if (mail.kind === 'confirmed') return t('leadConfirmed', { weekday: mail.weekday, time: mail.dropOff.time });
  if (mail.kind === 'changed') return t('leadChanged');
  const lead = t(canceledLeads[mail.refund?.share ?? 'none']);
  const sentences = [lead];
  if (mail.reason !== null) sentences.push(t('reason', { reason: mail.reason }));
  if (mail.inside !== null) {
    const { count, by } = mail.inside;
    sentences.push(t('bagsInside', { count: String(count) }), by === null ? t('fetchBags') : t('fetchBagsBy', { by }));
  }
  return sentences.join(' ');
}

/** The ticket of an order as a mail: what to show at the counter, or what became of it. */
export function ticketMail(mail: TicketMail): MailContent {
  const { kind, locale, siteName, links, location, code } = mail;
  const always = { code, location, name: mail.name, moment: mail.moment, email: mail.email, currency: mail.currency };
  const t: TicketWords = (key, params) => fill(catalogues[locale][key], { ...always, ...params }, locale);
  const lead = leadOf(mail, t);
  const words = { heading: t(headings[kind]), lead, t };
  return {
    subject: t(`${kind}Subject`, { day: mail.dropOff.day }),
    text: ticketText(mail, words),
    body: (
      <TicketLayout
        language={locale}
        siteName={siteName}
        home={links.order}
        aside={t(asides[kind])}
        preview={lead}
        heading={words.heading}
        lead={lead}
        footer={<Footer mail={mail} t={t} />}
      >
        <PaperTicket
          isVoid={kind === 'canceled'}
          stub={kind === 'canceled' ? <RefundStub mail={mail} t={t} /> : <CounterStub mail={mail} t={t} />}
        >
          <TicketDetails mail={mail} t={t} />
        </PaperTicket>
        <TicketAfter mail={mail} t={t} buttons={<Buttons mail={mail} t={t} />} />
      </TicketLayout>
    ),
  };
}

interface PartProps {
  readonly mail: TicketMail;
  readonly t: TicketWords;
}

function Buttons({ mail: { kind, links }, t }: PartProps) {
  if (kind === 'canceled') {
    return (
      <div style={{ paddingTop: 16 }}>
        <MailButton isMain href={links.again}>
          {t('again')}
        </MailButton>
      </div>
    );
  }
  const small = [
    ['pencil', links.change, t('change')],
    ['calendar-plus', links.calendar, t('calendar')],
    ['calendar-x', links.cancel, t('cancel')],
  ] as const;
  return (
    <div style={{ paddingTop: 16 }}>
      <MailButton isMain icon="directions" href={links.directions}>
        {t('directions')}
      </MailButton>
      <Table style={{ marginTop: 10 }}>
        <tr>
          {small.map(([icon, href, label], index) => (
            <td
              key={label}
              width="33%"
              className={index === 0 ? 'stack' : 'stack stack-gap'}
              style={{ paddingLeft: index === 0 ? 0 : 10 }}
            >
              <MailButton icon={icon} href={href}>
                {label}
              </MailButton>
            </td>
          ))}
        </tr>
      </Table>
    </div>
  );
}

function Footer({ mail, t }: PartProps) {
  const { kind, links, supportEmail } = mail;
  const support = <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>;
  return (
    <>
      {kind === 'changed' ? (
        <Line size={13} line={18} color="soft">
          {t('whyChanged')} <TextLink href={`mailto:${supportEmail}?subject=${mail.code}`}>{t('tellUs')}</TextLink>{' '}
          {t('atOnce')}
        </Line>
      ) : (
        <Line size={13} line={18} color="soft">
          {kind === 'canceled' && mail.inside === null && `${t('noLonger')} `}
          {t('why')}
        </Line>
      )}
      {kind !== 'canceled' && (
        <Line size={13} line={18} color="soft">
          {t('findText')} <TextLink href={links.find}>{t('find')}</TextLink>
        </Line>
      )}
      {links.claim !== null && (
        <Line size={13} line={18} color="soft">
          {t('claim')} <TextLink href={links.claim}>{t('setPassword')}</TextLink>
        </Line>
      )}
      <Line size={13} line={18} color="soft">
        {t('help')} {support}. {t('codeIsAll')}
      </Line>
    </>
  );
}
