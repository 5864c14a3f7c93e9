import en from '#shared/messages/mail/partner-booking-en.ts';
import es from '#shared/messages/mail/partner-booking-es.ts';
import fr from '#shared/messages/mail/partner-booking-fr.ts';
import { fill, type Locale, type Text } from '#shared/messages/text.ts';
import { mailColours as colours, mailDisplayFont } from '#server/platform/mail/mail-colours.ts';
import { Action, Link } from '#server/platform/mail/mail-layout.tsx';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';
import { Across, MailTicket, StatementLayout } from '#server/platform/mail/statement-layout.tsx';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, Text>>;

interface PartnerBookingMail {
  readonly kind: 'confirmed' | 'changed';
  readonly locale: Locale;
  readonly siteName: string;
  readonly code: string;
  readonly traveller: string;
  readonly location: string;
  readonly address: string;
  readonly bagsCount: number;
  /** As the location's clock shows them, in the reader's language. */
  readonly dropOff: { readonly weekday: string; readonly date: string; readonly time: string };
  readonly pickUp: { readonly date: string; readonly time: string };
  /** Written with its currency; null for bookings sold before it was kept. */
  readonly share: string | null;
  readonly link: string;
  readonly hoursLink: string;
  readonly settingsLink: string;
}

const small = { display: 'block', fontSize: 13, lineHeight: '18px', color: colours.soft } as const;

/** A booking as the partner gets it: when, how many bags, the code, their share, and what to do at the counter. */
export function partnerBookingMail(mail: PartnerBookingMail): MailContent {
  const { kind, locale, code, traveller, location, bagsCount, dropOff, pickUp } = mail;
  const t = (key: keyof typeof en) =>
    fill(
      catalogues[locale][key],
      { code, traveller, location, count: bagsCount, day: dropOff.weekday, time: dropOff.time },
      locale,
    );
  const text = t(`${kind}Text`);
  return {
    subject: t(`${kind}Subject`),
    body: (
      <StatementLayout
        language={locale}
        siteName={mail.siteName}
        aside={t(`${kind}AsideText`)}
        preview={text}
        heading={t('heading')}
        lead={text}
        footer={
          <>
            {t('closed')} <Link href={mail.hoursLink}>{t('hours')}</Link>
            <br />
            {t('why')} <Link href={mail.settingsLink}>{t('off')}</Link>
          </>
        }
      >
        <MailTicket stub={<Stub mail={mail} label={t('share')} action={t('action')} />}>
          <Across
            left={
              <>
                <strong>{location}</strong>
                <span style={small}>{mail.address}</span>
              </>
            }
            right={
              <>
                <strong style={{ fontFamily: mailDisplayFont, fontSize: 19 }}>{code}</strong>
                <span style={small}>{t('code')}</span>
              </>
            }
          />
          <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '8px 0 14px' }}>
            <tbody>
              <tr>
                <Fact label={t('checkIn')} lines={[dropOff.date, dropOff.time]} />
                <Fact label={t('checkOut')} lines={[pickUp.date, pickUp.time]} isAfter />
                <Fact label={t('items')} lines={[String(bagsCount)]} isLarge isAfter />
              </tr>
            </tbody>
          </table>
        </MailTicket>
        <Steps of={[t('scan'), t('count'), t('handBack')]} />
      </StatementLayout>
    ),
  };
}

/** What to do at the counter, each with its number in a circle. */
function Steps({ of }: { readonly of: readonly string[] }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderTop: `1px solid ${colours.line}`, paddingTop: 12 }}
    >
      <tbody>
        {of.map((step, at) => (
          <tr key={step}>
            <td style={{ width: 40, padding: '6px 0', verticalAlign: 'top' }}>
              <div
                style={{
                  width: 26,
                  borderRadius: 13,
                  backgroundColor: colours.brandSoft,
                  color: colours.brand,
                  fontSize: 13,
                  lineHeight: '26px',
                  fontWeight: 600,
                  textAlign: 'center',
                }}
              >
                {at + 1}
              </div>
            </td>
            <td style={{ padding: '8px 0 6px', fontSize: 15, lineHeight: '22px' }}>{step}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FactProps {
  readonly label: string;
  readonly lines: readonly string[];
  readonly isLarge?: boolean;
  /** Another stands before it: a rule parts them. */
  readonly isAfter?: boolean;
}

function Fact({ label, lines, isLarge = false, isAfter = false }: FactProps) {
  return (
    <td
      style={{
        padding: isAfter ? '0 8px 0 12px' : '0 8px 0 0',
        verticalAlign: 'top',
        ...(isAfter && { borderLeft: `1px solid ${colours.line}` }),
      }}
    >
      <span style={small}>{label}</span>
      {lines.map((line) => (
        <span
          key={line}
          style={{
            display: 'block',
            fontFamily: isLarge ? mailDisplayFont : undefined,
            fontSize: isLarge ? 32 : 16,
            fontWeight: isLarge ? 700 : 600,
            lineHeight: isLarge ? '38px' : '24px',
            whiteSpace: 'nowrap',
          }}
        >
          {line}
        </span>
      ))}
    </td>
  );
}

function Stub({
  mail,
  label,
  action,
}: {
  readonly mail: PartnerBookingMail;
  readonly label: string;
  readonly action: string;
}) {
  return (
    <div style={{ fontSize: 0 }}>
      {mail.share !== null && (
        <div style={{ display: 'inline-block', width: '100%', maxWidth: 310, verticalAlign: 'middle' }}>
          <span style={small}>{label}</span>
          <span style={{ fontFamily: mailDisplayFont, fontSize: 24, fontWeight: 700, lineHeight: '30px' }}>
            {mail.share}
          </span>
        </div>
      )}
      <div style={{ display: 'inline-block', verticalAlign: 'middle' }}>
        <Action href={mail.link}>{action}</Action>
      </div>
    </div>
  );
}
