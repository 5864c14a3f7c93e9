/** What a mail's parts are painted in: the tokens of both themes, as mails need them, written out. */
export const mailColours = {
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
  brandLine: ['#B9D5C9', '#2C5A4D'],
  note: ['#FDF3DC', '#2E2614'],
  noteLine: ['#EBCF8E', '#5E4A1E'],
  open: ['#0E7A43', '#5FD08F'],
  danger: ['#B3261E', '#FF8A80'],
  dangerSoft: ['#FBECE9', '#351D1A'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type MailColour = keyof typeof mailColours;

export const light = (colour: MailColour): string => mailColours[colour][0];

/** The badge for what is new; the same in both themes. */
export const NEW = { ground: '#F3B63F', ink: '#17201B' } as const;

const dark = Object.entries(mailColours)
  .flatMap(([name, [, colour]]) => [
    `.c-${name}{color:${colour}!important}`,
    `.g-${name}{background-color:${colour}!important}`,
    `.l-${name}{border-color:${colour}!important}`,
  ])
  .join('');

/** The dark theme by media query; the light one is written into the parts. */
export const themeCss = `@media (prefers-color-scheme:dark){${dark}.on-light,.icon-light{display:none!important}.on-dark{display:block!important}.icon-dark{display:inline!important}}`;

export const mailFont = 'Figtree, "Segoe UI", Helvetica, Arial, sans-serif';
export const mailDisplayFont = '"Bricolage Grotesque", "Segoe UI", Helvetica, Arial, sans-serif';
