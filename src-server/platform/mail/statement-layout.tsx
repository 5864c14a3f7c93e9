import type { CSSProperties, ReactNode } from 'react';
import type { MailColour } from './mail-colours.ts';
import { MailHead } from './mail-head.tsx';
import { MailPage } from './mail-page.tsx';
import { Line, SmallPrint } from './mail-parts.tsx';
import { paint } from './paint.ts';

interface StatementLayoutProps {
  readonly language: string;
  readonly siteName: string;
  /** Stands across from the name. */
  readonly aside: string;
  readonly preview: string;
  readonly heading: string;
  readonly lead: string;
  readonly children: ReactNode;
  /** The small print under a rule. */
  readonly footer: ReactNode;
}

/** On a phone, cells of the class `stack` stand one below the other. */
const phoneCss =
  '@media (max-width:480px){.stack{display:block!important;width:auto!important;padding:0 0 10px!important;text-align:left!important}}';

/** A mail whose heading stands above its tickets. */
export function StatementLayout(props: StatementLayoutProps) {
  const { language, siteName, aside, preview, heading, lead, children, footer } = props;
  return (
    <MailPage language={language} preview={preview} width={560} padding="28px 12px 32px" phoneCss={phoneCss}>
      <MailHead siteName={siteName} aside={aside} heading={heading} />
      <Line color="soft" style={{ marginBottom: 20 }}>
        {lead}
      </Line>
      {children}
      <SmallPrint>{footer}</SmallPrint>
    </MailPage>
  );
}

interface AcrossProps {
  readonly left: ReactNode;
  readonly right: ReactNode;
  /** Stands on two rows on a phone. */
  readonly stacks?: boolean;
  readonly color?: MailColour;
  /** A rule above it, as above a sum. */
  readonly isSum?: boolean;
  readonly style?: CSSProperties;
}

/** One row of two ends: what it is, and the amount. */
export function Across({ left, right, stacks = false, color = 'ink', isSum = false, style }: AcrossProps) {
  const painted = paint({ color, ...(isSum && { edge: 'line' }) }, stacks ? 'stack' : '');
  const own: CSSProperties = {
    ...painted.style,
    verticalAlign: 'top',
    ...(isSum && { borderTopWidth: 1, borderTopStyle: 'solid', fontWeight: 600 }),
    ...style,
  };
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td className={painted.className} style={{ padding: '7px 12px 7px 0', ...own }}>
            {left}
          </td>
          <td
            className={painted.className}
            style={{ padding: '7px 0', textAlign: 'right', whiteSpace: 'nowrap', ...own }}
          >
            {right}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Small words in grey, a line of their own. */
export const Small = ({ children }: { readonly children: ReactNode }) => (
  <Line size={13} line={18} color="soft">
    {children}
  </Line>
);

const side = (notch: 'left' | 'right'): CSSProperties => ({
  width: 10,
  height: 20,
  padding: 0,
  borderWidth: 1,
  borderStyle: 'solid',
  borderRadius: notch === 'left' ? '0 10px 10px 0' : '10px 0 0 10px',
  ...(notch === 'left' ? { borderLeftWidth: 0 } : { borderRightWidth: 0 }),
});

/** A ticket: its part, the perforation with two notches (square where corners cannot be round), and its stub. */
export function MailTicket({ children, stub }: { readonly children: ReactNode; readonly stub: ReactNode }) {
  const box = paint({ color: 'ink', ground: 'card', edge: 'line' });
  const notch = paint({ ground: 'paper', edge: 'line' });
  const dashes = paint({ edge: 'perf' });
  return (
    <div
      className={box.className}
      style={{
        ...box.style,
        borderWidth: 1,
        borderStyle: 'solid',
        borderRadius: 16,
        marginBottom: 16,
        overflow: 'hidden',
      }}
    >
      <div style={{ padding: '20px 24px 4px' }}>{children}</div>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            <td className={notch.className} style={{ ...notch.style, ...side('left') }} />
            <td style={{ padding: '0 6px' }}>
              <div
                className={dashes.className}
                style={{ ...dashes.style, borderTopWidth: 2, borderTopStyle: 'dashed', fontSize: 0, lineHeight: 0 }}
              />
            </td>
            <td className={notch.className} style={{ ...notch.style, ...side('right') }} />
          </tr>
        </tbody>
      </table>
      <div style={{ padding: '12px 24px 24px' }}>{stub}</div>
    </div>
  );
}

interface BarsProps {
  /** All they show in words, for who cannot see them: plain text has nothing else of them. */
  readonly label: string;
  readonly bars: readonly { readonly name: string; readonly value: number; readonly text: string }[];
}

const HIGHEST = 76;

const cell: CSSProperties = { textAlign: 'center', fontSize: 12, lineHeight: '18px', padding: '0 3px' };

/** A column for each day, from zero; the highest in full colour. */
export function MailBars({ label, bars }: BarsProps) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const names = paint({ color: 'soft' });
  return (
    <table
      role="img"
      aria-label={label}
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ tableLayout: 'fixed', marginBottom: 14 }}
    >
      <tbody>
        <tr>
          {bars.map(({ name, value, text }) => (
            <Bar key={name} text={text} share={Math.max(value, 0) / most} />
          ))}
        </tr>
        <tr>
          {bars.map(({ name }) => (
            <td key={name} className={names.className} style={{ ...names.style, ...cell, paddingTop: 4 }}>
              {name}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** One of them, with its share of the highest. */
function Bar({ text, share }: { readonly text: string; readonly share: number }) {
  const isHighest = share === 1;
  const line = paint({ edge: 'perf' });
  const words = paint({ color: isHighest ? 'ink' : 'soft' });
  const bar = paint({ ground: isHighest ? 'brand' : 'brandLine' });
  return (
    <td
      className={line.className}
      style={{ ...line.style, ...cell, verticalAlign: 'bottom', borderBottomWidth: 1, borderBottomStyle: 'solid' }}
    >
      <span className={words.className} style={{ ...words.style, fontWeight: isHighest ? 600 : 400 }}>
        {text}
      </span>
      <div
        className={bar.className}
        style={{
          ...bar.style,
          height: Math.max(Math.round(HIGHEST * share), share > 0 ? 3 : 0),
          marginTop: 3,
          borderRadius: '3px 3px 0 0',
          fontSize: 0,
          lineHeight: 0,
        }}
      />
    </td>
  );
}
