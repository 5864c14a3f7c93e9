import { Fragment, type ReactNode } from 'react';
import { mailDisplayFont } from './mail-colours.ts';
import { Line, Picture, Table } from './mail-parts.tsx';
import { paint } from './paint.ts';

interface MailHeadProps {
  readonly siteName: string;
  /** Where the mark leads to. */
  readonly home?: string | undefined;
  /** Stands across from the name. */
  readonly aside?: ReactNode;
  readonly heading: string;
}

/** The head of every mail: the mark, the name, what kind of mail it is, and its heading. */
export function MailHead({ siteName, home, aside, heading }: MailHeadProps) {
  const painted = paint({ color: 'ink' });
  const mark = <Picture cid="mark" alt="" width={28} height={21} hasDark />;
  return (
    <>
      <Table>
        <tr>
          <td style={{ width: 38 }}>
            {home === undefined ? (
              mark
            ) : (
              <a href={home} aria-label={siteName}>
                {mark}
              </a>
            )}
          </td>
          <td>
            <Line isDisplay size={19} line={28} weight={700}>
              {siteName}
            </Line>
          </td>
          {aside !== undefined && (
            <td style={{ textAlign: 'right' }}>
              <Line size={13} line={18} color="soft">
                {aside}
              </Line>
            </td>
          )}
        </tr>
      </Table>
      <h1
        className={painted.className}
        style={{
          ...painted.style,
          fontFamily: mailDisplayFont,
          fontSize: 28,
          lineHeight: '34px',
          fontWeight: 700,
          margin: '26px 0 6px',
        }}
      >
        <UnbrokenCodes text={heading} />
      </h1>
    </>
  );
}

const orderCode = /(CLK-[0-9A-Z]{6})/;

/** A heading in which an order's code stands on one line. */
function UnbrokenCodes({ text }: { readonly text: string }) {
  return text.split(orderCode).map((piece, index) =>
    // The pieces of one text have no name but their place.
    index % 2 === 1 ? (
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {piece}
      </span>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}
