import { mailColours as colours } from '#server/platform/mail/mail-colours.ts';

/** How full a location is at its fullest, with the hours of it as they are written. */
export interface Room {
  /** Bags of the booking that is told of; `bags` counts them too. */
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
    { of: 'others', bags: room.bags - room.own, colour: colours.brandLine },
    { of: 'own', bags: room.own, colour: colours.brand },
    { of: 'rest', bags: whole - room.bags, colour: colours.sunk },
  ].filter(({ bags }) => bags > 0);
  return (
    <div style={{ padding: '6px 4px 20px', fontSize: 13, lineHeight: '18px' }}>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            <td className="stack" style={{ padding: '0 12px 8px 0', verticalAlign: 'top', fontWeight: 600 }}>
              {name}
            </td>
            <td
              className="stack"
              style={{ padding: '0 0 8px', verticalAlign: 'top', textAlign: 'right', color: colours.soft }}
            >
              <strong style={{ fontWeight: 600, color: colours.ink }}>{taken}</strong> {when}
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
            {parts.map(({ of, bags, colour }) => (
              <td
                key={of}
                width={`${(100 * bags) / whole}%`}
                style={{ height: 10, padding: 0, backgroundColor: colour, fontSize: 0, lineHeight: 0 }}
              />
            ))}
          </tr>
        </tbody>
      </table>
      <div style={{ marginTop: 6, color: colours.soft }}>{note}</div>
    </div>
  );
}
