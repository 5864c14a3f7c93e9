import type { CSSProperties, ReactNode } from 'react';
import { MailHead } from './mail-head.tsx';
import { MailPage } from './mail-page.tsx';
import { Line, Picture, SmallPrint, Table } from './mail-parts.tsx';
import { paint } from './paint.ts';

/** One column where there is little room. */
const phoneCss =
  '@media (max-width:420px){.stack{display:block!important;width:auto!important;padding-left:0!important;padding-right:0!important;text-align:left!important}' +
  '.stack-gap{padding-top:8px!important}.side{padding-left:14px!important;padding-right:14px!important}.page{padding:16px 8px!important}' +
  '.thin{display:none!important}.fact{padding-right:8px!important;padding-left:8px!important}.big{font-size:34px!important}}';

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
  return (
    <MailPage language={language} preview={preview} width={552} padding="28px 24px 32px" phoneCss={phoneCss}>
      <MailHead siteName={siteName} home={home} aside={aside} heading={heading} />
      <Line color="soft" style={{ marginBottom: 20 }}>
        {lead}
      </Line>
      {children}
      <SmallPrint>{footer}</SmallPrint>
    </MailPage>
  );
}
