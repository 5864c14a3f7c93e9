import { Body, Container, Head, Html, Preview, Text } from '@react-email/components';
import type { CSSProperties, ReactNode } from 'react';
import { mailColours as colours, mailFont } from './mail-colours.ts';
import { MailHead } from './mail-head.tsx';

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
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <style>{phoneCss}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        style={{
          backgroundColor: colours.paper,
          color: colours.ink,
          fontFamily: mailFont,
          margin: 0,
          padding: '28px 12px 32px',
        }}
      >
        <Container style={{ maxWidth: 560, margin: '0 auto' }}>
          <MailHead siteName={siteName} aside={aside} heading={heading} />
          <Text style={{ fontSize: 15, lineHeight: '22px', color: colours.soft, margin: '0 0 20px' }}>{lead}</Text>
          {children}
          <Text
            style={{
              borderTop: `1px solid ${colours.line}`,
              fontSize: 13,
              lineHeight: '18px',
              color: colours.soft,
              margin: '24px 0 0',
              paddingTop: 16,
            }}
          >
            {footer}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

interface AcrossProps {
  readonly left: ReactNode;
  readonly right: ReactNode;
  /** Stands on two rows on a phone. */
  readonly stacks?: boolean;
  readonly style?: CSSProperties;
}

/** One row of two ends: what it is, and the amount. */
export function Across({ left, right, stacks = false, style }: AcrossProps) {
  const className = stacks ? 'stack' : undefined;
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td className={className} style={{ padding: '7px 12px 7px 0', verticalAlign: 'top', ...style }}>
            {left}
          </td>
          <td
            className={className}
            style={{ padding: '7px 0', textAlign: 'right', verticalAlign: 'top', whiteSpace: 'nowrap', ...style }}
          >
            {right}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const side = (notch: 'left' | 'right'): CSSProperties => ({
  width: 10,
  height: 20,
  padding: 0,
  backgroundColor: colours.paper,
  border: `1px solid ${colours.line}`,
  borderRadius: notch === 'left' ? '0 10px 10px 0' : '10px 0 0 10px',
  ...(notch === 'left' ? { borderLeft: 'none' } : { borderRight: 'none' }),
});

/** A ticket: its part, the perforation with two notches (square where corners cannot be round), and its stub. */
export function MailTicket({ children, stub }: { readonly children: ReactNode; readonly stub: ReactNode }) {
  const box: CSSProperties = {
    backgroundColor: colours.card,
    border: `1px solid ${colours.line}`,
    borderRadius: 16,
    marginBottom: 16,
    overflow: 'hidden',
  };
  return (
    <div style={box}>
      <div style={{ padding: '20px 24px 4px' }}>{children}</div>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            <td style={side('left')} />
            <td style={{ padding: '0 6px' }}>
              <div style={{ borderTop: `2px dashed ${colours.perf}`, fontSize: 0, lineHeight: 0 }} />
            </td>
            <td style={side('right')} />
          </tr>
        </tbody>
      </table>
      <div style={{ padding: '12px 24px 24px' }}>{stub}</div>
    </div>
  );
}

interface BarsProps {
  /** In words, for who cannot see them. */
  readonly label: string;
  readonly bars: readonly { readonly name: string; readonly value: number; readonly text: string }[];
}

const HIGHEST = 76;

/** A column for each day, from zero; the highest in full colour. */
export function MailBars({ label, bars }: BarsProps) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const cell: CSSProperties = { textAlign: 'center', fontSize: 12, lineHeight: '18px', padding: '0 3px' };
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
            <td key={name} style={{ ...cell, verticalAlign: 'bottom', borderBottom: `1px solid ${colours.perf}` }}>
              <span
                style={{ color: value === most ? colours.ink : colours.soft, fontWeight: value === most ? 600 : 400 }}
              >
                {text}
              </span>
              <div
                style={{
                  height: Math.max(Math.round((HIGHEST * Math.max(value, 0)) / most), value > 0 ? 3 : 0),
                  marginTop: 3,
                  backgroundColor: value === most ? colours.brand : colours.brandLine,
                  borderRadius: '3px 3px 0 0',
                  fontSize: 0,
                  lineHeight: 0,
                }}
              />
            </td>
          ))}
        </tr>
        <tr>
          {bars.map(({ name }) => (
            <td key={name} style={{ ...cell, color: colours.soft, paddingTop: 4 }}>
              {name}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
