import { Hr, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { MailHead } from './mail-head.tsx';
import { MailPage } from './mail-page.tsx';
import { LinkedText } from './linked-text.tsx';
import { MailButton, SmallPrint } from './mail-parts.tsx';
import { paint } from './paint.ts';

interface LayoutProps {
  readonly language: string;
  readonly siteName: string;
  readonly preview: string;
  readonly heading: string;
  readonly children: ReactNode;
  /** A text's e-mail addresses can be pressed. */
  readonly footer: ReactNode;
}

/** The paper every mail is printed on: name, heading, card, small print. */
export function MailLayout({ language, siteName, preview, heading, children, footer }: LayoutProps) {
  const card = paint({ color: 'ink', ground: 'card', edge: 'line' });
  return (
    <MailPage language={language} preview={preview} width={560} padding="28px 12px 32px">
      <MailHead siteName={siteName} heading={heading} />
      <Section
        className={card.className}
        style={{
          ...card.style,
          borderWidth: 1,
          borderStyle: 'solid',
          borderRadius: 16,
          marginTop: 16,
          padding: '20px 24px 12px',
        }}
      >
        {children}
      </Section>
      <SmallPrint>{typeof footer === 'string' ? <LinkedText text={footer} /> : footer}</SmallPrint>
    </MailPage>
  );
}

/** Words of the mail, or of a person who may have written one that is longer than a line. */
export function Paragraph({ children }: { readonly children: ReactNode }) {
  return (
    <Text style={{ fontSize: 15, lineHeight: '22px', margin: '0 0 12px', wordBreak: 'break-word' }}>{children}</Text>
  );
}

/** Where the ticket is torn. */
export function Perforation() {
  const dashes = paint({ edge: 'perf' });
  return (
    <Hr
      className={dashes.className}
      style={{ border: 'none', borderTopWidth: 2, borderTopStyle: 'dashed', ...dashes.style, margin: '20px 0' }}
    />
  );
}

const cell = { padding: '3px 0', lineHeight: '22px', verticalAlign: 'baseline' } as const;

/** Facts as label and value, one a row. */
export function Facts({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
  const name = paint({ color: 'soft' });
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <td className={name.className} style={{ ...cell, ...name.style, fontSize: 13, paddingRight: 12 }}>
              {label}
            </td>
            <td style={{ ...cell, fontSize: 15, fontWeight: 600, textAlign: 'right' }}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A code to type by hand. */
export function Digits({ children }: { readonly children: string }) {
  return (
    <Text style={{ fontSize: 32, lineHeight: '40px', fontWeight: 700, letterSpacing: 6, margin: '12px 0 16px' }}>
      {children}
    </Text>
  );
}

/** The one thing to do, as wide as the card. */
export function Action({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Section style={{ margin: '16px 0 12px' }}>
      <MailButton href={href} isMain>
        {children}
      </MailButton>
    </Section>
  );
}
