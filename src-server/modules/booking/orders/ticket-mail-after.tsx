import type { ReactNode } from 'react';
import { MailIcon } from '#server/platform/mail/mail-icon.tsx';
import { Line, Table, TextLink } from '#server/platform/mail/mail-parts.tsx';
import { paint } from '#server/platform/mail/paint.ts';
import type { TicketMail, TicketWords } from './ticket-mail.ts';

interface PartProps {
  readonly mail: TicketMail;
  readonly t: TicketWords;
}

type AfterProps = PartProps & { readonly buttons: ReactNode };

/** What stands under the ticket: what a change costs, what can be done, what to know. */
export function TicketAfter({ mail, t, buttons }: AfterProps) {
  const { kind, note, refund, supportEmail } = mail;
  if (kind === 'canceled') {
    return (
      <>
        {buttons}
        {refund !== null && refund.by !== null && (
          <Line style={{ padding: '18px 4px 0' }}>
            <strong>{t('notThere', { date: refund.by })}</strong>{' '}
            {refund.reference === null ? t('writeUs') : t('giveReference', { reference: refund.reference })}{' '}
            <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
          </Line>
        )}
      </>
    );
  }
  return (
    <>
      {mail.costs !== null && <Costs mail={mail} costs={mail.costs} t={t} />}
      {kind === 'changed' && note !== null && <NoteBox title={t('noteFrom')} text={note} />}
      {buttons}
      {kind === 'confirmed' && <WayThere mail={mail} t={t} />}
      {kind === 'confirmed' && note !== null && <NoteBox title={t('noteFrom')} text={note} />}
      {kind === 'confirmed' && <Promises mail={mail} t={t} />}
    </>
  );
}

/** How to get there, step by step. */
function WayThere({ mail: { way }, t }: PartProps) {
  const dot = paint({ color: 'brand', ground: 'brandSoft' });
  if (way.length === 0) return null;
  return (
    <div style={{ padding: '20px 4px 0' }}>
      <Line isDisplay size={17} line={26} weight={700} style={{ paddingBottom: 4 }}>
        {t('wayThere')}
      </Line>
      {way.map((step, index) => (
        <Table key={step} style={{ marginTop: 8 }}>
          <tr>
            <td style={{ width: 38, verticalAlign: 'top' }}>
              <div
                className={dot.className}
                style={{
                  ...dot.style,
                  width: 26,
                  height: 26,
                  borderRadius: 13,
                  fontSize: 13,
                  lineHeight: '26px',
                  fontWeight: 600,
                  textAlign: 'center',
                }}
              >
                {index + 1}
              </div>
            </td>
            <td>
              <Line>{step}</Line>
            </td>
          </tr>
        </Table>
      ))}
    </div>
  );
}

function NoteBox({ title, text }: { readonly title: string; readonly text: string }) {
  const box = paint({ ground: 'note', edge: 'noteLine' });
  return (
    <div
      className={box.className}
      style={{
        ...box.style,
        borderWidth: 1,
        borderStyle: 'solid',
        borderRadius: 10,
        marginTop: 20,
        padding: '12px 16px',
      }}
    >
      <Table>
        <tr>
          <td style={{ width: 32, verticalAlign: 'top' }}>
            <MailIcon of="message" color="ink" />
          </td>
          <td>
            <Line weight={600}>{title}</Line>
            <Line style={{ whiteSpace: 'pre-line' }}>{text}</Line>
          </td>
        </tr>
      </Table>
    </div>
  );
}

type CostsProps = PartProps & { readonly costs: NonNullable<TicketMail['costs']> };

/** Before and now, and what was paid or goes back. */
function Costs({ mail: { bags, last4 }, costs, t }: CostsProps) {
  const rule = paint({ edge: 'line' });
  const row = { ...rule.style, borderTopWidth: 1, borderTopStyle: 'solid', padding: '8px 4px' } as const;
  const rows = [
    [t('numberOfItems'), String(bags.before ?? bags.count), String(bags.count)],
    [t('hours'), ...costs.hours],
    [t('sum'), ...costs.totals],
  ] as const;
  const { difference } = costs;
  const label =
    difference?.kind === 'back' ? t('backNow') : last4 === null ? t('paidNowPlain') : t('paidNow', { last4 });
  return (
    <div style={{ paddingTop: 20 }}>
      <Line isDisplay size={17} line={26} weight={700} style={{ padding: '0 4px 4px' }}>
        {t('costs')}
      </Line>
      <table width="100%" cellPadding={0} cellSpacing={0}>
        <thead>
          <tr>
            <td />
            {[t('beforeColumn'), t('nowColumn')].map((name, at) => (
              <th key={name} scope="col" style={{ padding: '4px', textAlign: 'right', fontWeight: 400 }}>
                <Line size={13} line={18} weight={at === 1 ? 600 : 400} color={at === 1 ? 'ink' : 'soft'}>
                  {name}
                </Line>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, before, now]) => (
            <tr key={name}>
              <th scope="row" className={rule.className} style={{ ...row, textAlign: 'left', fontWeight: 400 }}>
                <Line>{name}</Line>
              </th>
              <td className={rule.className} style={{ ...row, textAlign: 'right' }}>
                <Line color="soft">{before}</Line>
              </td>
              <td className={rule.className} style={{ ...row, textAlign: 'right' }}>
                <Line weight={600}>{now}</Line>
              </td>
            </tr>
          ))}
          {difference !== null && (
            <tr>
              <td className={rule.className} style={row} colSpan={2}>
                <Line weight={600}>{label}</Line>
              </td>
              <td className={rule.className} style={{ ...row, textAlign: 'right' }}>
                <Line isDisplay size={21} line={28} weight={700} style={{ whiteSpace: 'nowrap' }}>
                  {difference.amount}
                </Line>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

/** What to bring, and what is free. */
function Promises({ mail: { freeUntil, pickUp }, t }: PartProps) {
  const blocks = [
    ['id', t('bringId'), t('samePerson')],
    ['shield', t('insurance'), t('insured')],
    ...(freeUntil === null ? [] : [['calendar-check', t('free'), t('backUntil', freeUntil)] as const]),
    ['moon', t('late'), t('moveBy', { time: pickUp.time })],
  ] as const;
  const pairs = [blocks.slice(0, 2), blocks.slice(2)];
  return (
    <div style={{ paddingTop: 18 }}>
      {pairs.map((pair, at) => (
        <Table key={at}>
          <tr>
            {pair.map(([icon, title, text]) => (
              <td key={title} width="50%" className="stack" style={{ verticalAlign: 'top', padding: '6px 4px 8px' }}>
                <Table>
                  <tr>
                    <td style={{ width: 32, verticalAlign: 'top' }}>
                      <MailIcon of={icon} color="brand" />
                    </td>
                    <td>
                      <Line weight={600}>{title}</Line>
                      <Line size={13} line={18} color="soft">
                        {text}
                      </Line>
                    </td>
                  </tr>
                </Table>
              </td>
            ))}
          </tr>
        </Table>
      ))}
    </div>
  );
}
