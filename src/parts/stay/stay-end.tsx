import { stayEndLines } from '#web/lib/format/time.ts';
import { useLocale } from '#web/lib/texts.ts';

export type StayEndProps = { readonly iso: string; readonly zone: string };

/** "21 Nov @ 10:00 AM", breaking before the @ where it is narrow. */
export function StayEnd({ iso, zone }: StayEndProps) {
  const [date, time] = stayEndLines(iso, zone, useLocale());
  return (
    <>
      <span style={{ whiteSpace: 'nowrap' }}>{date}</span> <span style={{ whiteSpace: 'nowrap' }}>{time}</span>
    </>
  );
}
