import type { CSSProperties, ReactNode } from 'react';
import { type MailColour, mailDisplayFont, mailFont } from './mail-colours.ts';
import { MailIcon, type MailIconName } from './mail-icon.tsx';
import { paint } from './paint.ts';

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
  readonly color?: MailColour;
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
  /** Filled, and 44 high. */
  readonly isFilled?: boolean;
};

/** A button as a padded cell's link: the whole of it can be pressed. */
export function MailButton({ href, children, icon, isMain = false, isFilled = isMain }: ButtonProps) {
  const painted = paint(
    isFilled ? { color: 'brandInk', ground: 'brand', edge: 'brand' } : { color: 'ink', ground: 'card', edge: 'strong' },
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
      {icon !== undefined && <MailIcon of={icon} color={isFilled ? 'brandInk' : 'ink'} gap={8} />}
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

/** The small print at the end of a mail, under a rule. */
export function SmallPrint({ children }: { readonly children: ReactNode }) {
  const painted = paint({ color: 'soft', edge: 'line' });
  return (
    <div
      className={painted.className}
      style={{
        ...painted.style,
        borderTopWidth: 1,
        borderTopStyle: 'solid',
        fontSize: 13,
        lineHeight: '18px',
        marginTop: 24,
        paddingTop: 16,
      }}
    >
      {children}
    </div>
  );
}
