import type { CSSProperties } from 'react';
import { light, type MailColour } from './mail-colours.ts';

/** Colour, ground and edge of a part in the light theme, with the classes by which the dark one paints it. */
export function paint(
  {
    color,
    ground,
    edge,
  }: {
    readonly color?: MailColour;
    readonly ground?: MailColour;
    readonly edge?: MailColour;
  },
  more = '',
): { readonly className: string; readonly style: CSSProperties } {
  return {
    className: [color && `c-${color}`, ground && `g-${ground}`, edge && `l-${edge}`, more].filter(Boolean).join(' '),
    style: {
      ...(color && { color: light(color) }),
      ...(ground && { backgroundColor: light(ground) }),
      ...(edge && { borderColor: light(edge) }),
    },
  };
}
