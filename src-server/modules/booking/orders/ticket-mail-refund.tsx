import { MailIcon } from '#server/platform/mail/mail-icon.tsx';
import { Line, Table } from '#server/platform/mail/mail-parts.tsx';
import { paint } from '#server/platform/mail/paint.ts';
import { refundLabel } from './ticket-mail-text.ts';
import type { TicketMail, TicketWords } from './ticket-mail.ts';

interface RefundStubProps {
  readonly mail: TicketMail;
  readonly t: TicketWords;
}

/** What goes back, and the three steps of its way. */
export function RefundStub({ mail: { refund, code, last4 }, t }: RefundStubProps) {
  if (refund === null) return <Line weight={600}>{code}</Line>;
  const { requestedAt, sentAt, by } = refund;
  const steps = [
    { title: t('requested'), text: requestedAt, isDone: requestedAt !== null },
    { title: t('sent'), text: sentAt ?? t('withinMinutes'), isDone: sentAt !== null },
    {
      title: last4 === null ? t('onYourCard') : t('onCard', { last4 }),
      text: by === null ? null : t('by', { date: by }),
      isDone: false,
    },
  ];
  return (
    <>
      <Table>
        <tr>
          <td>
            <Line weight={600}>{t(refundLabel(refund))}</Line>
            <Line size={13} line={18} color="soft">
              {t('forCode')}
            </Line>
          </td>
          <td style={{ textAlign: 'right' }}>
            <Line
              isDisplay
              size={40}
              line={48}
              weight={700}
              color="open"
              className="big"
              style={{ whiteSpace: 'nowrap' }}
            >
              {refund.amount}
            </Line>
          </td>
        </tr>
      </Table>
      {requestedAt !== null && (
        <Table style={{ marginTop: 16 }}>
          <tr>
            {steps.map(({ title, text, isDone }, index) => (
              <td
                key={title}
                width="33%"
                className={index === 0 ? 'stack' : 'stack stack-gap'}
                style={{ verticalAlign: 'top', paddingRight: 12 }}
              >
                <Table>
                  <tr>
                    <td width={32}>
                      <Dot isDone={isDone} isLast={index === steps.length - 1} index={index} />
                    </td>
                    <td className="thin" style={{ paddingLeft: 8 }}>
                      {index < steps.length - 1 && <Way isDone={steps[index + 1]?.isDone === true} />}
                    </td>
                  </tr>
                </Table>
                <Line weight={600} style={{ paddingTop: 8 }}>
                  {title}
                </Line>
                <Line size={13} line={18} color="soft">
                  {text}
                </Line>
              </td>
            ))}
          </tr>
        </Table>
      )}
    </>
  );
}

type DotProps = { readonly isDone: boolean; readonly isLast: boolean; readonly index: number };

function Dot({ isDone, isLast, index }: DotProps) {
  const painted = paint(
    isDone ? { color: 'brandInk', ground: 'brand', edge: 'brand' } : { color: 'soft', ground: 'card', edge: 'perf' },
  );
  return (
    <div
      className={painted.className}
      style={{
        ...painted.style,
        width: isDone ? 30 : 28,
        height: isDone ? 30 : 28,
        borderWidth: isDone ? 1 : 2,
        borderStyle: isDone ? 'solid' : 'dashed',
        borderRadius: 16,
        fontSize: 14,
        lineHeight: isDone ? '30px' : '28px',
        fontWeight: 600,
        textAlign: 'center',
      }}
    >
      {isDone || isLast ? (
        <div style={{ fontSize: 0, lineHeight: '18px', paddingTop: isDone ? 6 : 5 }}>
          {isDone ? <MailIcon of="check" color="brandInk" /> : <MailIcon of="card" color="soft" />}
        </div>
      ) : (
        index + 1
      )}
    </div>
  );
}

/** From one step to the next: dashed as long as that is ahead. */
function Way({ isDone }: { readonly isDone: boolean }) {
  const rule = paint({ edge: isDone ? 'brand' : 'perf' });
  return (
    <div
      className={rule.className}
      style={{
        ...rule.style,
        borderTopWidth: 2,
        borderTopStyle: isDone ? 'solid' : 'dashed',
        fontSize: 0,
        lineHeight: 0,
      }}
    />
  );
}
