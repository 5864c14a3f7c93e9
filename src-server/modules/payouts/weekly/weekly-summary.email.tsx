import en from '#shared/messages/mail/weekly-en.ts';
import es from '#shared/messages/mail/weekly-es.ts';
import fr from '#shared/messages/mail/weekly-fr.ts';
import { fill, type Locale, type Text, type TextParams } from '#shared/messages/text.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import type { Money } from '#shared/money/money.ts';
import { amountText } from '#server/platform/mail/amount-text.ts';
import { mailDisplayFont } from '#server/platform/mail/mail-colours.ts';
import { MailIcon } from '#server/platform/mail/mail-icon.tsx';
import { Line, MailButton, Table, TextLink } from '#server/platform/mail/mail-parts.tsx';
import type { MailContent } from '#server/platform/mail/render-mail.tsx';
import { Across, MailBars, MailTicket, Small, StatementLayout } from '#server/platform/mail/statement-layout.tsx';
import { paint } from '#server/platform/mail/paint.ts';
import type { WeekOfCurrency } from './week-of-currency.ts';

const catalogues = { en, fr, es } satisfies Record<Locale, Record<keyof typeof en, Text>>;

interface WeeklySummaryMail {
  readonly locale: Locale;
  readonly siteName: string;
  /** Whose week it is. */
  readonly name: string;
  /** Its first and last day, the day before it, and the last one again, in words of which the latter two are short. */
  readonly from: string;
  readonly until: string;
  readonly dayBefore: string;
  readonly lastDay: string;
  readonly dayNames: readonly string[];
  /** The first is the heading's. */
  readonly weeks: readonly WeekOfCurrency[];
  /** In words; null where the account cannot be paid. */
  readonly nextPayoutOn: string | null;
  readonly last4: string;
  readonly payoutsLink: string;
  readonly fileLink: string;
  /** With `{id}` where a location's id belongs. */
  readonly hoursLink: string;
  readonly stopLink: string;
}

type Words = (key: keyof typeof en, params?: TextParams) => string;

/** What a partner's week brought: a ticket for each currency, whose lines add up to its sums. */
export function weeklySummaryMail(mail: WeeklySummaryMail): MailContent {
  const { locale, weeks, siteName, name } = mail;
  const t: Words = (key, params = {}) => fill(catalogues[locale][key], params, locale);
  const [first] = weeks;
  const amount = first === undefined ? '' : amountText(locale, first.brought);
  const subject = t('subject', { amount });
  const orders = weeks.reduce((sum, week) => sum + week.orders, 0);
  const bags = weeks.reduce((sum, week) => sum + week.bags, 0);
  const lead = [
    // A short month ends with a point of its own in French.
    t('span', { from: mail.from, until: mail.until }).replace('..', '.'),
    t('counts', { orders: t('orders', { count: orders }), bags: t('bags', { count: bags }) }),
  ].join(' ');
  return {
    subject,
    body: (
      <StatementLayout
        language={locale}
        siteName={siteName}
        aside={name}
        preview={lead}
        heading={subject}
        lead={lead}
        footer={
          <>
            {t('answer')} <TextLink href={mail.stopLink}>{t('stop')}</TextLink>
          </>
        }
      >
        {weeks.map((week) => (
          <WeekTicket key={week.currency} week={week} mail={mail} t={t} />
        ))}
      </StatementLayout>
    ),
  };
}

interface WeekTicketProps {
  readonly week: WeekOfCurrency;
  readonly mail: WeeklySummaryMail;
  readonly t: Words;
}

function WeekTicket({ week, mail, t }: WeekTicketProps) {
  const { locale } = mail;
  const text = (amount: Money) => formatMoney(amount, locale);
  const days = week.days.map((day, index) => ({
    name: mail.dayNames[index] ?? '',
    value: day.minor,
    text: text(day)
      .replace(/[^\d.,\s-]/g, '')
      .trim(),
  }));
  return (
    <>
      <MailTicket stub={<Stub week={week} mail={mail} t={t} />}>
        <MailBars label={t('perDay', { days: days.map((day) => `${day.name} ${day.text}`).join(', ') })} bars={days} />
        {week.places.map((place) => (
          <Across
            key={place.listingId ?? 'other'}
            left={
              <>
                {place.name === '' ? t('other') : place.name}
                <Small>
                  {place.orders > 0
                    ? t('counts', {
                        orders: t('orders', { count: place.orders }),
                        bags: t('bags', { count: place.bags }),
                      })
                    : t('noOrders')}{' '}
                  {place.lacksHours && (
                    <TextLink href={mail.hoursLink.replace('{id}', place.listingId ?? '')}>{t('setHours')}</TextLink>
                  )}
                </Small>
              </>
            }
            right={text(place.amount)}
            color={place.orders > 0 ? 'ink' : 'soft'}
          />
        ))}
        {week.takenBack.map(({ code, note, amount }, index) => (
          <Across
            key={`${code}-${index}`}
            left={
              <>
                {t('takenBack')}
                <Small>{[code, note].filter((part) => part !== '').join(': ')}</Small>
              </>
            }
            right={text(amount)}
          />
        ))}
        <Across left={t('thisWeek')} right={amountText(locale, week.brought)} isSum />
        <Across left={t('balanceOn', { date: mail.dayBefore })} right={text(week.before)} />
        {week.payouts.map(({ date, amount }, index) => (
          <Across
            key={`${date}-${index}`}
            left={t(amount.minor < 0 ? 'paidOut' : 'cameBack', { date })}
            right={text(amount)}
          />
        ))}
      </MailTicket>
      <Line color="open" size={13} line={18} weight={600} style={{ marginBottom: 16 }}>
        <MailIcon of="scale" color="open" gap={8} />
        {equation(week, text, amountText(locale, week.after))}
      </Line>
    </>
  );
}

/** How the balance comes about, as a sum to check. */
function equation(week: WeekOfCurrency, text: (amount: Money) => string, closing: string): string {
  const parts = [
    week.earned,
    ...week.takenBack.map(({ amount }) => amount),
    ...week.payouts.map(({ amount }) => amount),
  ];
  const signed = parts
    .filter(({ minor }) => minor !== 0)
    .map((amount) => (amount.minor < 0 ? `− ${text({ ...amount, minor: -amount.minor })}` : `+ ${text(amount)}`));
  return [text(week.before), ...signed, '=', closing].join(' ');
}

function Stub({ week, mail, t }: WeekTicketProps) {
  const { nextPayoutOn, last4, locale } = mail;
  const isGoing = nextPayoutOn !== null && week.after.minor > 0;
  const large = { fontFamily: mailDisplayFont, fontSize: 36, fontWeight: 700, lineHeight: '42px' } as const;
  const code = paint({ color: 'soft' });
  return (
    <>
      <Across
        left={
          <>
            <strong>{t('balanceOn', { date: mail.lastDay })}</strong>
            <Small>
              {isGoing
                ? t('nextPayout', { date: nextPayoutOn, last4 })
                : t(week.after.minor > 0 ? 'onHold' : 'nothingYet')}
            </Small>
          </>
        }
        right={
          <>
            <span style={large}>{formatMoney(week.after, locale)}</span>
            <span className={code.className} style={{ ...code.style, fontSize: 13 }}>
              {`\u00a0${week.currency}`}
            </span>
          </>
        }
        stacks
        style={{ verticalAlign: 'middle' }}
      />
      <Table style={{ marginTop: 10 }}>
        <tr>
          <td className="stack" width="62%" style={{ verticalAlign: 'top', paddingRight: 10 }}>
            <MailButton href={mail.payoutsLink} isFilled>
              {t('action')}
            </MailButton>
          </td>
          <td className="stack" style={{ verticalAlign: 'top' }}>
            <MailButton href={mail.fileLink} icon="download">
              {t('file')}
            </MailButton>
          </td>
        </tr>
      </Table>
    </>
  );
}
