import { Body, Head, Html, Preview } from '@react-email/components';
import type { CSSProperties, ReactNode } from 'react';
import { mailDisplayFont, mailFont } from './mail-colours.ts';
import { MailIcon, type MailIconName } from './mail-icon.tsx';
import { light, type TicketColour, ticketCss } from './ticket-colours.ts';

/** Colour, ground and edge of a part in the light theme, with the classes by which the dark one paints it. */
export function paint(
  {
    color,
    ground,
    edge,
  }: {
    readonly color?: TicketColour;
    readonly ground?: TicketColour;
    readonly edge?: TicketColour;
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

type TableProps = {
  readonly children: ReactNode;
  readonly style?: CSSProperties;
};

/** A table that only lays out. */
export function Table({ children, style }: TableProps) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={style}>
      <tbody>{children}</tbody>
    </table>
  );
}

type TextProps = {
  readonly children: ReactNode;
  readonly color?: TicketColour;
  readonly size?: number;
  readonly line?: number;
  readonly weight?: number;
  readonly isDisplay?: boolean;
  readonly style?: CSSProperties;
  readonly className?: string;
};

/** A line of text of its own. */
export function Line(props: TextProps) {
  const { children, color = 'ink', size = 15, line = 22, weight = 400, isDisplay = false, style, className } = props;
  const painted = paint({ color }, className);
  return (
    <div
      className={painted.className}
      style={{
        ...painted.style,
        fontFamily: isDisplay ? mailDisplayFont : mailFont,
        fontSize: size,
        lineHeight: `${line}px`,
        fontWeight: weight,
        ...style,
      }}
    >
      {children}
    </div>
  );
}

type PictureProps = {
  readonly cid: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Whether the dark theme has its own, `{cid}-dark`. */
  readonly hasDark?: boolean;
  readonly isWide?: boolean;
};

/** A picture that came with the mail. */
export function Picture({ cid, alt, width, height, hasDark = false, isWide = false }: PictureProps) {
  const size: CSSProperties = isWide ? { width: '100%', height } : { width, height };
  const of = (source: string) => (
    <img
      src={`cid:${source}`}
      alt={alt}
      width={width}
      height={height}
      style={{ display: 'block', border: 0, ...size }}
    />
  );
  if (!hasDark) return of(cid);
  return (
    <>
      <div className="on-light">{of(cid)}</div>
      <div className="on-dark" style={{ display: 'none' }} aria-hidden>
        {of(`${cid}-dark`)}
      </div>
    </>
  );
}

type ButtonProps = {
  readonly href: string;
  readonly children: string;
  readonly icon?: MailIconName;
  /** 52 high and filled; else 44 with an edge. */
  readonly isMain?: boolean;
};

/** A button as a padded cell's link: the whole of it can be pressed. */
export function MailButton({ href, children, icon, isMain = false }: ButtonProps) {
  const painted = paint(
    isMain ? { color: 'brandInk', ground: 'brand', edge: 'brand' } : { color: 'ink', ground: 'card', edge: 'strong' },
  );
  return (
    <a
      href={href}
      className={painted.className}
      style={{
        ...painted.style,
        display: 'block',
        padding: isMain ? '14px 16px' : '10px 12px',
        borderWidth: 1,
        borderStyle: 'solid',
        borderRadius: 10,
        fontFamily: mailFont,
        fontSize: isMain ? 17 : 15,
        lineHeight: '22px',
        fontWeight: 600,
        textAlign: 'center',
        textDecoration: 'none',
      }}
    >
      {icon !== undefined && <MailIcon of={icon} color={isMain ? 'brandInk' : 'ink'} gap={8} />}
      {children}
    </a>
  );
}

/** A link in a sentence. */
export function TextLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const painted = paint({ color: 'brand' });
  return (
    <a href={href} className={painted.className} style={{ ...painted.style, textDecoration: 'underline' }}>
      {children}
    </a>
  );
}

const notch = (at: 'left' | 'right'): CSSProperties => ({
  width: 9,
  height: 18,
  padding: 0,
  borderWidth: 1,
  borderStyle: 'solid',
  borderRadius: at === 'left' ? '0 9px 9px 0' : '9px 0 0 9px',
  fontSize: 0,
  lineHeight: 0,
  ...(at === 'left' ? { borderLeftWidth: 0 } : { borderRightWidth: 0 }),
});

type TicketProps = {
  readonly children: ReactNode;
  readonly stub: ReactNode;
  /** No longer valid: paler. */
  readonly isVoid?: boolean;
};

/** The ticket: band, part, perforation with two notches, stub. */
export function PaperTicket({ children, stub, isVoid = false }: TicketProps) {
  const box = paint({ ground: 'card', edge: 'line' });
  const side = paint({ ground: 'paper', edge: 'line' });
  const dashes = paint({ edge: 'perf' });
  return (
    <div
      className={box.className}
      style={{ ...box.style, borderWidth: 1, borderStyle: 'solid', borderRadius: 16, overflow: 'hidden' }}
    >
      <div style={isVoid ? { opacity: 0.6 } : undefined}>
        <Picture cid="band" alt="" width={552} height={32} hasDark isWide />
      </div>
      <div className="side" style={{ padding: '18px 24px 16px' }}>
        {children}
      </div>
      <Table>
        <tr>
          <td className={side.className} style={{ ...side.style, ...notch('left') }} />
          <td style={{ padding: '0 6px' }}>
            <div
              className={dashes.className}
              style={{
                ...dashes.style,
                borderTopWidth: 2,
                borderTopStyle: 'dashed',
                fontSize: 0,
                lineHeight: 0,
              }}
            />
          </td>
          <td className={side.className} style={{ ...side.style, ...notch('right') }} />
        </tr>
      </Table>
      <div className="side" style={{ padding: '16px 24px 24px' }}>
        {stub}
      </div>
    </div>
  );
}

type LayoutProps = {
  readonly language: string;
  readonly siteName: string;
  /** Where the mark leads to. */
  readonly home: string;
  /** Stands across from the name. */
  readonly aside: string;
  readonly preview: string;
  readonly heading: string;
  readonly lead: string;
  readonly children: ReactNode;
  /** The small print under a rule. */
  readonly footer: ReactNode;
};

/** The page a ticket is mailed on: 552 wide in margins of 24, light and dark. */
export function TicketLayout(props: LayoutProps) {
  const { language, siteName, home, aside, preview, heading, lead, children, footer } = props;
  const page = paint({ color: 'ink', ground: 'paper' }, 'page');
  const rule = paint({ color: 'soft', edge: 'line' });
  return (
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{ticketCss}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className={page.className} style={{ ...page.style, fontFamily: mailFont, margin: 0, padding: 0 }}>
        <Table>
          <tr>
            <td className={page.className} align="center" style={{ ...page.style, padding: '28px 24px 32px' }}>
              <div style={{ maxWidth: 552, margin: '0 auto', textAlign: 'left' }}>
                <Table>
                  <tr>
                    <td style={{ width: 38 }}>
                      <a href={home} aria-label={siteName}>
                        <Picture cid="logo" alt="" width={28} height={21} hasDark />
                      </a>
                    </td>
                    <td>
                      <Line isDisplay size={19} line={28} weight={700}>
                        {siteName}
                      </Line>
                    </td>
                    <td style={{ textAlign: 'right' }}>
                      <Line size={13} line={18} color="soft">
                        {aside}
                      </Line>
                    </td>
                  </tr>
                </Table>
                <h1
                  className="c-ink"
                  style={{
                    color: light('ink'),
                    fontFamily: mailDisplayFont,
                    fontSize: 28,
                    lineHeight: '34px',
                    fontWeight: 700,
                    margin: '26px 0 6px',
                  }}
                >
                  {heading}
                </h1>
                <Line color="soft" style={{ marginBottom: 20 }}>
                  {lead}
                </Line>
                {children}
                <div
                  className={rule.className}
                  style={{
                    ...rule.style,
                    borderTopWidth: 1,
                    borderTopStyle: 'solid',
                    fontSize: 13,
                    lineHeight: '18px',
                    marginTop: 24,
                    paddingTop: 16,
                  }}
                >
                  {footer}
                </div>
              </div>
            </td>
          </tr>
        </Table>
      </Body>
    </Html>
  );
}
