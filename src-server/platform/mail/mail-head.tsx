import type { ReactNode } from 'react';
import { mailColours as colours, mailDisplayFont } from './mail-colours.ts';

interface MailHeadProps {
  readonly siteName: string;
  /** Stands across from the name. */
  readonly aside?: ReactNode;
  readonly heading: string;
}

/** The head of every mail on light paper: the mark, the name, what kind of mail it is, and its heading. */
export function MailHead({ siteName, aside, heading }: MailHeadProps) {
  return (
    <>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            <td style={{ width: 38 }}>
              <img src="cid:mark" alt="" width={28} height={21} style={{ display: 'block', border: 0 }} />
            </td>
            <td style={{ fontFamily: mailDisplayFont, fontSize: 19, lineHeight: '28px', fontWeight: 700 }}>
              {siteName}
            </td>
            {aside !== undefined && (
              <td style={{ fontSize: 13, lineHeight: '18px', color: colours.soft, textAlign: 'right' }}>{aside}</td>
            )}
          </tr>
        </tbody>
      </table>
      <h1
        style={{
          fontFamily: mailDisplayFont,
          fontSize: 28,
          lineHeight: '34px',
          fontWeight: 700,
          margin: '26px 0 6px',
        }}
      >
        {heading}
      </h1>
    </>
  );
}
