import encodeQR from 'qr';
import { drawPicture, paperPictures } from '#server/platform/mail/mail-pictures.ts';
import type { MailPicture } from '#server/platform/mail/mail-transport.ts';
import { mailColours } from '#server/platform/mail/mail-colours.ts';
import type { OrderView } from './order.view.ts';
import { shopPicture } from './shop-picture.ts';

const STRIP = { width: 502, height: 16 } as const;
const DAY = 1440;
const QR = 168;

type Strip = OrderView['day']['strip'];

/** A day as a thin bar of 24 hours with the stay's ends as ticks; `light` 0 or dark 1. */
function stripSvg({ open, dropOff, pickUp }: Strip, theme: 0 | 1): string {
  const { width, height } = STRIP;
  const x = (minute: number): number => Math.round((minute / DAY) * width * 10) / 10;
  const colour = (name: keyof typeof mailColours): string => mailColours[name][theme];
  const stretches = open.map(
    ({ from, to }) =>
      `<rect x="${x(from)}" y="5" width="${x(to) - x(from)}" height="6" rx="3" fill="${colour('open')}"/>`,
  );
  const ticks = [dropOff, pickUp]
    .filter((at) => at !== null)
    .map((at) => Math.min(Math.max(x(at) - 1, 2), width - 4))
    .map(
      (left) =>
        `<rect x="${left - 2}" width="6" height="16" fill="${colour('card')}"/><rect x="${left}" y="1" width="2" height="14" fill="${colour('ink')}"/>`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour('card')}"/><rect x=".5" y="4.500" width="${width - 1}" height="7" rx="3.500" fill="${colour('sunk')}" stroke="${colour('line')}"/>${stretches.join('')}${ticks.join('')}</svg>`;
}

/** The code for the counter on white, with its quiet zone. */
function qrSvg(text: string): string {
  const cells = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
  const size = cells.length;
  const path = cells.flatMap((row, y) => row.flatMap((isDark, at) => (isDark ? [`M${at} ${y}h1v1h-1z`] : []))).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${QR}" height="${QR}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#17201b"/></svg>`;
}

/** How the strips of an order's days are named in its mail: `strip-0`, and `strip-1` for another day's pick-up. */
export const stripsOf = ({ day }: Pick<OrderView, 'day'>) =>
  day.pickUpDay === null
    ? [{ strip: day.strip, note: day.note }]
    : [{ strip: day.strip, note: day.note }, day.pickUpDay];

/** What a ticket by mail shows besides the mark and icons; a cancelled one has neither code nor day. */
export async function ticketPictures(order: OrderView, isForCounter: boolean): Promise<readonly MailPicture[]> {
  const counter = isForCounter
    ? [
        drawPicture('qr', qrSvg(order.code)),
        ...stripsOf(order).flatMap(({ strip }, index) => [
          drawPicture(`strip-${index}`, stripSvg(strip, 0)),
          drawPicture(`strip-${index}-dark`, stripSvg(strip, 1)),
        ]),
      ]
    : [];
  return [...(await paperPictures()), ...(await Promise.all([shopPicture(), ...counter]))];
}
