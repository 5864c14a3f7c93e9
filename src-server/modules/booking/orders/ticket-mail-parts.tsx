import { MailIcon } from '#server/platform/mail/mail-icon.tsx';
import { Line, Picture, Table } from '#server/platform/mail/mail-parts.tsx';
import { paint } from '#server/platform/mail/paint.ts';
import { NEW } from '#server/platform/mail/mail-colours.ts';
import type { TicketEnd, TicketMail, TicketWords } from './ticket-mail.ts';

interface PartProps {
  readonly mail: TicketMail;
  readonly t: TicketWords;
}

/** Where, when, how many, and the day's hours. */
export function TicketDetails({ mail, t }: PartProps) {
  const { kind, location, address, photo, dropOff, pickUp, bags } = mail;
  const isVoid = kind === 'canceled';
  const chip = paint(isVoid ? { color: 'danger', ground: 'dangerSoft' } : { color: 'brand', ground: 'brandSoft' });
  return (
    <>
      <Table>
        <tr>
          <td style={{ width: 74, opacity: isVoid ? 0.6 : 1 }}>
            {photo === null ? (
              <Picture cid="shop" alt="" width={60} height={60} />
            ) : (
              <img
                src={photo}
                alt=""
                width={60}
                height={60}
                style={{ display: 'block', borderRadius: 10, objectFit: 'cover' }}
              />
            )}
          </td>
          <td>
            <Line isDisplay size={20} line={26} weight={700} color={isVoid ? 'soft' : 'ink'}>
              {location}
            </Line>
            <Line color="soft">{address}</Line>
          </td>
          <td className="thin" style={{ textAlign: 'right', paddingLeft: 12 }}>
            <span
              className={chip.className}
              style={{
                ...chip.style,
                display: 'inline-block',
                padding: '5px 10px',
                borderRadius: 6,
                fontSize: 13,
                lineHeight: '18px',
                fontWeight: 600,
                whiteSpace: 'nowrap',
              }}
            >
              <MailIcon of={isVoid ? 'circle-x' : 'circle-check'} color={isVoid ? 'danger' : 'brand'} gap={6} />
              {isVoid ? t('canceled') : t('confirmed')}
            </span>
          </td>
        </tr>
      </Table>
      <Table style={{ marginTop: 16 }}>
        <tr>
          <End label={t('checkIn')} end={dropOff} isVoid={isVoid} t={t} isFirst />
          <End label={t('checkOut')} end={pickUp} isVoid={isVoid} t={t} />
          <Fact label={t('items')}>
            <Line
              isDisplay
              size={38}
              line={46}
              weight={700}
              color={isVoid ? 'soft' : 'ink'}
              style={isVoid ? { textDecoration: 'line-through' } : {}}
            >
              {String(bags.count)}
            </Line>
            {bags.before !== null && <Was t={t} value={String(bags.before)} />}
          </Fact>
        </tr>
      </Table>
      {!isVoid && <Strips mail={mail} t={t} />}
    </>
  );
}

type FactProps = { readonly label: string; readonly isFirst?: boolean; readonly children: React.ReactNode };

function Fact({ label, isFirst = false, children }: FactProps) {
  const edge = paint({ edge: 'line' }, isFirst ? '' : 'fact');
  return (
    <td
      className={edge.className}
      style={{
        ...edge.style,
        verticalAlign: 'top',
        paddingLeft: isFirst ? 0 : 16,
        paddingRight: 16,
        ...(isFirst ? {} : { borderLeftWidth: 1, borderLeftStyle: 'solid' }),
      }}
    >
      <Line size={13} line={18} color="soft">
        {label}
      </Line>
      {children}
    </td>
  );
}

type EndProps = {
  readonly label: string;
  readonly end: TicketEnd;
  readonly isVoid: boolean;
  readonly isFirst?: boolean;
  readonly t: TicketWords;
};

function End({ label, end, isVoid, isFirst = false, t }: EndProps) {
  return (
    <Fact label={label} isFirst={isFirst}>
      {[end.day, end.time].map((line) => (
        <Line
          key={line}
          size={17}
          line={24}
          weight={isVoid ? 400 : 600}
          color={isVoid ? 'soft' : 'ink'}
          style={{ whiteSpace: 'nowrap', ...(isVoid && { textDecoration: 'line-through' }) }}
        >
          {line}
        </Line>
      ))}
      {end.before !== null && <Was t={t} value={end.before} />}
    </Fact>
  );
}

/** What was changed: the badge, and the old value struck. */
function Was({ t, value }: { readonly t: TicketWords; readonly value: string }) {
  const old = paint({ color: 'soft' });
  return (
    <div style={{ fontSize: 13, lineHeight: '24px' }}>
      <span
        className="same"
        style={{
          backgroundColor: NEW.ground,
          color: NEW.ink,
          padding: '3px 7px',
          borderRadius: 5,
          fontWeight: 600,
        }}
      >
        {t('isNew')}
      </span>{' '}
      <del className={old.className} style={{ ...old.style, whiteSpace: 'nowrap' }} aria-label={t('before', { value })}>
        {value}
      </del>
    </div>
  );
}

function Strips({ mail: { strips, hourScale }, t }: PartProps) {
  const rule = paint({ edge: 'line' });
  return (
    <div
      className={rule.className}
      style={{ ...rule.style, borderTopWidth: 1, borderTopStyle: 'solid', marginTop: 14, paddingTop: 12 }}
    >
      {strips.map(({ day, note, isOpen }, index) => (
        <div key={day} style={{ paddingTop: index === 0 ? 0 : 12 }}>
          <Table>
            <tr>
              <td>
                <Line size={13} line={18} weight={500}>
                  {day}
                </Line>
              </td>
              <td style={{ textAlign: 'right' }}>
                <Line size={13} line={18} weight={500} color={isOpen ? 'open' : 'soft'}>
                  <MailIcon of="clock" color={isOpen ? 'open' : 'soft'} gap={6} />
                  {t(note.key, note.params)}
                </Line>
              </td>
            </tr>
          </Table>
          <div style={{ padding: '8px 0 4px' }}>
            <Picture cid={`strip-${index}`} alt={t('stripText', { day })} width={502} height={16} hasDark isWide />
          </div>
          <Table>
            <tr>
              {hourScale.map((label, at) => (
                <td key={at} width="20%" style={{ textAlign: at === 0 ? 'left' : at === 4 ? 'right' : 'center' }}>
                  <Line size={12} line={16} color="soft">
                    {label}
                  </Line>
                </td>
              ))}
            </tr>
          </Table>
        </div>
      ))}
    </div>
  );
}

/** What is shown at the counter: the code, as text and to be scanned, and what was paid. */
export function CounterStub({ mail: { code, total, currency, last4, kind }, t }: PartProps) {
  const paid = last4 === null || kind === 'changed' ? t('allIn') : t('paidWith', { currency, last4 });
  const rule = paint({ edge: 'line' });
  return (
    <Table>
      <tr>
        <td className="stack" style={{ width: 168, verticalAlign: 'middle' }}>
          <div
            className="same"
            style={{ width: 168, backgroundColor: '#FFFFFF', borderRadius: 10, overflow: 'hidden', margin: '0 auto' }}
          >
            <Picture cid="qr" alt={t('qrText', { code })} width={168} height={168} />
          </div>
        </td>
        <td className="stack stack-gap" style={{ paddingLeft: 24, verticalAlign: 'middle' }}>
          <Line isDisplay size={28} line={34} weight={700} style={{ whiteSpace: 'nowrap' }}>
            {code}
          </Line>
          <Line size={13} line={18} color="soft">
            {t('readOut')}
          </Line>
          <div
            className={rule.className}
            style={{ ...rule.style, borderTopWidth: 1, borderTopStyle: 'solid', marginTop: 16, paddingTop: 12 }}
          >
            <Table>
              <tr>
                <td style={{ verticalAlign: 'baseline' }}>
                  <Line weight={600}>{t('total')}</Line>
                </td>
                <td style={{ textAlign: 'right', verticalAlign: 'baseline' }}>
                  <Line isDisplay size={21} line={28} weight={700} style={{ whiteSpace: 'nowrap' }}>
                    {total}
                  </Line>
                </td>
              </tr>
            </Table>
            <Line size={13} line={18} color="soft" style={{ textAlign: 'right' }}>
              {paid}
            </Line>
          </div>
        </td>
      </tr>
    </Table>
  );
}
