import {
  CalendarCheck,
  CalendarPlus,
  CalendarX2,
  Check,
  CircleCheck,
  CircleX,
  Clock,
  CreditCard,
  Download,
  IdCard,
  MessageSquareText,
  Moon,
  Navigation,
  Pencil,
  Scale,
  ShieldCheck,
} from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type MailColour, mailColours } from './mail-colours.ts';

const icons = {
  'calendar-check': CalendarCheck,
  'calendar-plus': CalendarPlus,
  'calendar-x': CalendarX2,
  card: CreditCard,
  check: Check,
  'circle-check': CircleCheck,
  'circle-x': CircleX,
  clock: Clock,
  download: Download,
  id: IdCard,
  message: MessageSquareText,
  moon: Moon,
  directions: Navigation,
  pencil: Pencil,
  scale: Scale,
  shield: ShieldCheck,
} as const;

export type MailIconName = keyof typeof icons;

const SIZE = 18;

interface MailIconProps {
  readonly of: MailIconName;
  readonly color: MailColour;
  /** Px to the words after it. */
  readonly gap?: number;
}

/** An icon next to words, as a picture that travels with the mail: `drawingsIn` finds them. */
export function MailIcon({ of, color, gap = 0 }: MailIconProps) {
  const picture = (theme: 'light' | 'dark') => (
    <img
      src={`cid:icon-${of}-${color}-${theme}`}
      alt=""
      width={SIZE}
      height={SIZE}
      style={{ border: 0, verticalAlign: '-4px', marginRight: gap }}
    />
  );
  return (
    <>
      <span className="icon-light">{picture('light')}</span>
      <span className="icon-dark" style={{ display: 'none' }} aria-hidden>
        {picture('dark')}
      </span>
    </>
  );
}

/** A drawing that a mail names by its `cid`, before it is made a picture. */
interface MailDrawing {
  readonly cid: string;
  readonly svg: string;
}

/** The icons that a mail's HTML shows. Of a picture's address only: whatever people write stands elsewhere. */
export function drawingsIn(html: string): readonly MailDrawing[] {
  const named = new Map(
    [...html.matchAll(/ src="cid:(icon-([a-z-]+)-([a-zA-Z]+)-(light|dark))"/g)].map(([, cid = '', ...parts]) => [
      cid,
      parts,
    ]),
  );
  return [...named].map(([cid, [name, color, theme]]) => {
    const Icon = icons[name as MailIconName];
    const paint = mailColours[color as MailColour][theme === 'dark' ? 1 : 0];
    return { cid, svg: renderToStaticMarkup(<Icon size={SIZE} strokeWidth={1.75} color={paint} />) };
  });
}
