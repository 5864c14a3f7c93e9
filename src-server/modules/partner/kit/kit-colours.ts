/** The site's light colours, as they are printed. */
export const kitColours = {
  ink: '#17201B',
  soft: '#566059',
  line: '#CFC8B6',
  brand: '#0B5D4A',
  pale: '#E3EEE9',
  ticket: '#F3B63F',
  paperTone: '#FBF9F4',
  ground: '#DDD5C4',
} as const;
