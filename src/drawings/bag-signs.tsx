import type { ReactNode } from 'react';

const navy = '#2c4f66';
const clay = '#c4674a';
const dark = 'var(--ink)';
const paper = '#f4efe3';

/** A suitcase with its handle and wheels, 44 px square. */
function Case({ color, children }: { readonly color: string; readonly children: ReactNode }) {
  return (
    <>
      <path
        d="M17 13V7.5a2.5 2.5 0 0 1 2.5-2.5h5A2.5 2.5 0 0 1 27 7.5V13"
        fill="none"
        stroke={dark}
        strokeWidth="2.6"
      />
      <rect x="13" y="37" width="5" height="4" rx="1" fill={dark} />
      <rect x="26" y="37" width="5" height="4" rx="1" fill={dark} />
      <rect x="9" y="12" width="26" height="26" rx="4" fill={color} />
      {children}
    </>
  );
}

const shapes = {
  missing: (
    <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeDasharray="4 3.4" opacity=".75">
      <path d="M17 12V7.5A2.5 2.5 0 0 1 19.5 5h5A2.5 2.5 0 0 1 27 7.5V12" />
      <rect x="9" y="12" width="26" height="26" rx="4" />
    </g>
  ),
  damaged: (
    <Case color={navy}>
      <path
        d="M35 19l-5.5 2-1 5-5 1.5-2 4.5-5.5 1-2.5 4"
        fill="none"
        stroke={paper}
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </Case>
  ),
  gone: (
    <>
      <path d="M5 16 33 7.5l2 6.5L7 22z" fill={navy} />
      <rect x="6" y="19" width="32" height="20" rx="3.5" fill={navy} />
      <rect x="10.5" y="24" width="23" height="10" rx="2" fill={paper} />
      <path d="M16 29h12" stroke={navy} strokeWidth="1.8" strokeDasharray="3 2.5" />
    </>
  ),
  wrong: (
    <Case color={clay}>
      <path
        d="M18.5 22a3.5 3.5 0 1 1 5.4 2.95c-1.2.800-1.9 1.4-1.9 3.05"
        fill="none"
        stroke={paper}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle cx="22" cy="32" r="1.6" fill={paper} />
    </Case>
  ),
  notMine: (
    <>
      <Case color={navy}>{null}</Case>
      <path d="M8 41 38 11" stroke={clay} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

/** A bag that is missing, broken, opened or not one's own. The words stand next to it. */
export function BagSign({ of }: { readonly of: keyof typeof shapes }) {
  return (
    <svg viewBox="0 0 44 44" width={44} height={44} aria-hidden focusable={false}>
      {shapes[of]}
    </svg>
  );
}
