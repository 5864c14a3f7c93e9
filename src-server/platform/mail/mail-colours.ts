/** The tokens of the light theme, as mails need them: written out. */
export const mailColours = {
  paper: '#FBF9F4',
  card: '#FFFFFF',
  sunk: '#F3EFE5',
  ink: '#17201B',
  soft: '#566059',
  line: '#E5E0D4',
  perf: '#CFC8B6',
  brand: '#0B5D4A',
  brandSoft: '#E5F0EA',
  brandLine: '#B9D3C9',
  open: '#11743B',
  danger: '#B3261E',
} as const;

export const mailFont = 'Figtree, "Segoe UI", Helvetica, Arial, sans-serif';
export const mailDisplayFont = '"Bricolage Grotesque", "Segoe UI", Helvetica, Arial, sans-serif';
