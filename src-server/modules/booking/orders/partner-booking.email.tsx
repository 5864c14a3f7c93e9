import en from '#shared/messages/mail/partner-booking-en.ts';
import es from '#shared/messages/mail/partner-booking-es.ts';
import fr from '#shared/messages/mail/partner-booking-fr.ts';
import { fill, type Locale, type Text } from '#shared/messages/text.ts';
import { mailDisplayFont } from '#server/platform/mail/mail-colours.ts';
import { Action } from '#server/platform/mail/mail-layout.tsx';
import { TextLink } from '#server/platform/mail/mail-parts.tsx';
import { paint } from '#server/platform/mail/paint.ts';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';
import { Across, MailTicket, Small, StatementLayout } from '#server/platform/mail/statement-layout.tsx';
import { RoomBar, type Room } from './room-bar.tsx';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, Text>>;

interface Clock {
  readonly date: string;
  readonly time: string;
}

export interface PartnerBookingMail {
  readonly kind: 'confirmed' | 'changed';
  readonly locale: Locale;
  readonly siteName: string;
  readonly code: string;
  readonly traveller: string;
  /** When they booked. Dates and times are as the location's clock shows them, in the reader's language. */
  readonly booked: Clock;
  readonly location: string;
  readonly address: string;
  /** Whole address of the location's first picture. */
  readonly photo: string | null;
  readonly bagsCount: number;
  /** Of the drop-off. */
  readonly weekday: string;
  readonly dropOff: Clock;
  readonly pickUp: Clock;
  /** An amount of `currency`; null for bookings sold before it was kept. */
  readonly share: string | null;
  readonly currency: string;
  /** The fullest stretch of its first day, its own bags among them; null when it takes no room any more. */
  readonly room: Room | null;
  readonly link: string;
  readonly hoursLink: string;
  readonly settingsLink: string;
}

/** A booking as the partner gets it: when, how many bags, the code, their share, and what to do at the counter. */
export function partnerBookingMail(mail: PartnerBookingMail): MailContent {
  const { kind, locale, code, traveller, location, booked, bagsCount, weekday, dropOff, pickUp, room } = mail;
  const values = { code, traveller, location, date: booked.date, booked: booked.time };
  const t = (key: keyof typeof en, count = bagsCount) =>
    fill(catalogues[locale][key], { ...room, ...values, day: weekday, time: dropOff.time, count }, locale);
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
            {t('closed')} <TextLink href={mail.hoursLink}>{t('hours')}</TextLink> {t('hoursAfter')}
            <br />
            {t('why')} <TextLink href={mail.settingsLink}>{t('off')}</TextLink>
          </>
        }
      >
        <MailTicket stub={<Stub mail={mail} label={t('share')} action={t('action')} />}>
          <Across
            stacks
            style={{ verticalAlign: 'middle' }}
            left={
              <Named photo={mail.photo} address={mail.address}>
                {location}
              </Named>
            }
            right={
              <>
                <strong style={{ fontFamily: mailDisplayFont, fontSize: 19 }}>{code}</strong>
                <Small>{t('code')}</Small>
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
        {room !== null && (
          <RoomBar
            room={room}
            name={t('room')}
            taken={t('roomTaken', room.bags)}
            when={t('roomAt')}
            note={t('roomOwn')}
          />
        )}
        <Steps of={[t('scan'), t('count'), t('handBack')]} />
      </StatementLayout>
    ),
  };
}

interface NamedProps {
  readonly photo: string | null;
  readonly address: string;
  readonly children: string;
}

/** The location with its picture, or a shop front. */
function Named({ photo, address, children }: NamedProps) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td style={{ width: 52, verticalAlign: 'middle' }}>
            <img
              src={photo ?? 'cid:shop'}
              alt=""
              width={52}
              height={52}
              style={{ display: 'block', borderRadius: 8, objectFit: 'cover' }}
            />
          </td>
          <td style={{ paddingLeft: 14, verticalAlign: 'middle' }}>
            <strong style={{ fontFamily: mailDisplayFont, fontSize: 16, lineHeight: '22px' }}>{children}</strong>
            <Small>{address}</Small>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** What to do at the counter, each with its number in a circle. */
function Steps({ of }: { readonly of: readonly string[] }) {
  const rule = paint({ edge: 'line' });
  const number = paint({ color: 'brand', ground: 'brandSoft' });
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      className={rule.className}
      style={{ borderTopWidth: 1, borderTopStyle: 'solid', ...rule.style, paddingTop: 12 }}
    >
      <tbody>
        {of.map((step, at) => (
          <tr key={step}>
            <td style={{ width: 40, padding: '6px 0', verticalAlign: 'top' }}>
              <div
                className={number.className}
                style={{
                  ...number.style,
                  width: 26,
                  borderRadius: 13,
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
  const rule = paint({ edge: 'line' });
  return (
    <td
      className={rule.className}
      style={{
        padding: isAfter ? '0 0 0 10px' : '0 6px 0 0',
        verticalAlign: 'top',
        ...(isAfter && { borderLeftWidth: 1, borderLeftStyle: 'solid', ...rule.style }),
      }}
    >
      <Small>{label}</Small>
      {lines.map((line) => (
        <div
          key={line}
          style={{
            fontFamily: isLarge ? mailDisplayFont : undefined,
            fontSize: isLarge ? 32 : 16,
            fontWeight: isLarge ? 700 : 600,
            lineHeight: isLarge ? '38px' : '24px',
            whiteSpace: 'nowrap',
          }}
        >
          {line}
        </div>
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
  const soft = paint({ color: 'soft' });
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          {mail.share !== null && (
            <td className="stack" style={{ paddingRight: 12, verticalAlign: 'middle' }}>
              <Small>{label}</Small>
              <span style={{ fontFamily: mailDisplayFont, fontSize: 24, fontWeight: 700, lineHeight: '30px' }}>
                {mail.share}
              </span>{' '}
              <span className={soft.className} style={{ ...soft.style, fontSize: 13 }}>
                {mail.currency}
              </span>
            </td>
          )}
          <td className="stack" style={{ textAlign: mail.share === null ? 'left' : 'right', verticalAlign: 'middle' }}>
            <Action href={mail.link}>{action}</Action>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
