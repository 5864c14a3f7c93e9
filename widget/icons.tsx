/** @jsxImportSource preact */
const paths = {
  clock: 'M12 6v6l4 2M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0',
  down: 'M12 17V3M6 11l6 6 6-6M19 21H5',
  up: 'M18 9l-6-6-6 6M12 3v14M5 21h14',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  arrow: 'M5 12h14M12 5l7 7-7 7',
  bag: 'M6 20a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2M8 18V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v14M8 18h8M8 18v3M16 18v3',
  feet: 'M4 16v-2.4C4 11.500 3 10.500 3 8c0-2.700 1.500-6 4.500-6C9.400 2 10 3.800 10 5.500c0 3.100-2 5.700-2 8.700V16a2 2 0 1 1-4 0M20 20v-2.400c0-2.100 1-3.100 1-5.600 0-2.700-1.500-6-4.500-6C14.600 6 14 7.800 14 9.500c0 3.100 2 5.700 2 8.700V20a2 2 0 1 0 4 0',
  alert: 'M12 8v4M12 16h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0',
} as const;

/** A drawn sign next to words that say it. */
export function Icon({ of, size = 16 }: { readonly of: keyof typeof paths; readonly size?: number }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={paths[of]} />
    </svg>
  );
}

/** The mark of the place: a torn ticket with a C. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 24" width="18" height="14" aria-hidden="true">
      <path d="M4 0h14.500a2.500 2.500 0 0 0 5 0H28a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4h-4.500a2.500 2.500 0 0 0-5 0H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z" />
      <path class="cut" d="M21 5.200v14" stroke-width="1.400" stroke-dasharray="2 1.900" />
      <path class="cut" d="M13.600 9.400a4 4 0 1 0 0 5.200" stroke-width="2.600" stroke-linecap="round" />
    </svg>
  );
}
