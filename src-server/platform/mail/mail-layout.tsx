import { Body, Button, Container, Head, Hr, Html, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { mailColours as colours, mailFont as font } from './mail-colours.ts';
import { MailHead } from './mail-head.tsx';

interface LayoutProps {
  readonly language: string;
  readonly siteName: string;
  readonly preview: string;
  readonly heading: string;
  readonly children: ReactNode;
  readonly footer: string;
}

/** The paper every mail is printed on: name, heading, card, small print. */
export function MailLayout({ language, siteName, preview, heading, children, footer }: LayoutProps) {
  return (
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body
        style={{
          backgroundColor: colours.paper,
          color: colours.ink,
          fontFamily: font,
          margin: 0,
          padding: '28px 12px 32px',
        }}
      >
        <Container style={{ maxWidth: 560, margin: '0 auto' }}>
          <MailHead siteName={siteName} heading={heading} />
          <Section
            style={{
              backgroundColor: colours.card,
              border: `1px solid ${colours.line}`,
              borderRadius: 16,
              marginTop: 16,
              padding: '20px 24px 12px',
            }}
          >
            {children}
          </Section>
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

export function Paragraph({ children }: { readonly children: ReactNode }) {
  return <Text style={{ fontSize: 15, lineHeight: '22px', margin: '0 0 12px' }}>{children}</Text>;
}

/** Where the ticket is torn. */
export function Perforation() {
  return <Hr style={{ border: 'none', borderTop: `2px dashed ${colours.perf}`, margin: '20px 0' }} />;
}

const cell = { padding: '3px 0', lineHeight: '22px', verticalAlign: 'baseline' } as const;

/** Facts as label and value, one a row. */
export function Facts({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <td style={{ ...cell, fontSize: 13, color: colours.soft, paddingRight: 12 }}>{label}</td>
            <td style={{ ...cell, fontSize: 15, fontWeight: 600, textAlign: 'right' }}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Action({ href, children }: { readonly href: string; readonly children: string }) {
  const style = {
    backgroundColor: colours.brand,
    color: '#FFFFFF',
    borderRadius: 10,
    padding: '12px 18px',
    fontSize: 15,
    fontWeight: 600,
  };
  return (
    <Section style={{ margin: '16px 0 12px' }}>
      <Button href={href} style={style}>
        {children}
      </Button>
    </Section>
  );
}

/** A link in a sentence. */
export function Link({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} style={{ color: colours.brand }}>
      {children}
    </a>
  );
}
