import { paint } from '#server/platform/mail/paint.ts';

/** How full a location is at its fullest, with the hours of it as they are written. */
export interface Room {
  /** Bags of the booking that the mail is about; `bags` counts them too. */
  readonly own: number;
  readonly bags: number;
  readonly capacity: number;
  readonly since: string;
  readonly until: string;
}

interface RoomBarProps {
  readonly room: Room;
  readonly name: string;
  readonly taken: string;
  readonly when: string;
  readonly note: string;
}

/** What others hold, this booking's bags, and what is left, as parts of one bar. */
export function RoomBar({ room, name, taken, when, note }: RoomBarProps) {
  const whole = Math.max(room.capacity, room.bags);
  const parts = [
    { of: 'others', bags: room.bags - room.own, painted: paint({ ground: 'brandLine' }) },
    { of: 'own', bags: room.own, painted: paint({ ground: 'brand' }) },
    { of: 'rest', bags: whole - room.bags, painted: paint({ ground: 'sunk' }) },
  ].filter(({ bags }) => bags > 0);
  const soft = paint({ color: 'soft' }, 'stack');
  const ink = paint({ color: 'ink' });
  const below = paint({ color: 'soft' });
  return (
    <div style={{ padding: '6px 4px 20px', fontSize: 13, lineHeight: '18px' }}>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            <td className="stack" style={{ padding: '0 12px 8px 0', verticalAlign: 'top', fontWeight: 600 }}>
              {name}
            </td>
            <td
              className={soft.className}
              style={{ ...soft.style, padding: '0 0 8px', verticalAlign: 'top', textAlign: 'right' }}
            >
              <strong className={ink.className} style={{ ...ink.style, fontWeight: 600 }}>
                {taken}
              </strong>{' '}
              {when}
            </td>
          </tr>
        </tbody>
      </table>
      <table
        role="presentation"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        style={{ tableLayout: 'fixed', borderRadius: 4, overflow: 'hidden' }}
      >
        <tbody>
          <tr>
            {parts.map(({ of, bags, painted }) => (
              <td
                key={of}
                width={`${(100 * bags) / whole}%`}
                className={painted.className}
                style={{ ...painted.style, height: 10, padding: 0, fontSize: 0, lineHeight: 0 }}
              />
            ))}
          </tr>
        </tbody>
      </table>
      <div className={below.className} style={{ ...below.style, marginTop: 6 }}>
        {note}
      </div>
    </div>
  );
}
