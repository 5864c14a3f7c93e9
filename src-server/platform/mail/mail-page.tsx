import { Head, Html, Preview } from '@react-email/components';
import type { ReactNode } from 'react';
import { mailFont, themeCss } from './mail-colours.ts';
import { Table } from './mail-parts.tsx';
import { paint } from './paint.ts';

interface MailPageProps {
  readonly language: string;
  readonly preview: string;
  /** In px. */
  readonly width: number;
  /** Around it, as CSS has it. */
  readonly padding: string;
  /** Rules of its own for little room, where the class `page` is the padded ground. */
  readonly phoneCss?: string;
  readonly children: ReactNode;
}

/** The ground every mail stands on, light and dark. Mail programs that drop a body's style keep that of the cell. */
export function MailPage({ language, preview, width, padding, phoneCss = '', children }: MailPageProps) {
  const page = paint({ color: 'ink', ground: 'paper' }, 'page');
  return (
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{themeCss + phoneCss}</style>
      </Head>
      <body className={page.className} style={{ ...page.style, fontFamily: mailFont, margin: 0, padding: 0 }}>
        <Preview>{preview}</Preview>
        <Table>
          <tr>
            <td className={page.className} align="center" style={{ ...page.style, fontFamily: mailFont, padding }}>
              <div style={{ maxWidth: width, margin: '0 auto', textAlign: 'left' }}>{children}</div>
            </td>
          </tr>
        </Table>
      </body>
    </Html>
  );
}
