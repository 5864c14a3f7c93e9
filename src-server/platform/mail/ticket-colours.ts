/** What a mail's parts are painted in: the tokens of both themes, as mails need them, written out. */
export const ticketColours = {
  paper: ['#FBF9F4', '#10130F'],
  card: ['#FFFFFF', '#191D18'],
  ink: ['#17201B', '#F2EFE6'],
  soft: ['#566059', '#A9B1A9'],
  line: ['#E5E0D4', '#2E352D'],
  strong: ['#8E897B', '#747C73'],
  perf: ['#CFC8B6', '#454D44'],
  sunk: ['#F3EFE5', '#242923'],
  brand: ['#0B5D4A', '#5CC7AC'],
  brandInk: ['#FFFFFF', '#06231C'],
  brandSoft: ['#E5F0EA', '#173029'],
  note: ['#FDF3DC', '#2E2614'],
  noteLine: ['#EBCF8E', '#5E4A1E'],
  open: ['#0E7A43', '#5FD08F'],
  danger: ['#B3261E', '#FF8A80'],
  dangerSoft: ['#FBECE9', '#351D1A'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type TicketColour = keyof typeof ticketColours;

export const light = (colour: TicketColour): string => ticketColours[colour][0];

/** The badge for what is new; the same in both themes. */
export const NEW = { ground: '#F3B63F', ink: '#17201B' } as const;

const dark = Object.entries(ticketColours)
  .flatMap(([name, [, colour]]) => [
    `.c-${name}{color:${colour}!important}`,
    `.g-${name}{background-color:${colour}!important}`,
    `.l-${name}{border-color:${colour}!important}`,
  ])
  .join('');

/** The dark theme by media query, and one column where there is little room. Everything else is written into the parts. */
export const ticketCss =
  `@media (prefers-color-scheme:dark){${dark}.on-light,.icon-light{display:none!important}.on-dark{display:block!important}.icon-dark{display:inline!important}}` +
  '@media (max-width:420px){.stack{display:block!important;width:auto!important;padding-left:0!important;padding-right:0!important;text-align:left!important}' +
  '.stack-gap{padding-top:8px!important}.side{padding-left:14px!important;padding-right:14px!important}.page{padding:16px 8px!important}' +
  '.thin{display:none!important}.fact{padding-right:8px!important;padding-left:8px!important}.big{font-size:34px!important}}';
