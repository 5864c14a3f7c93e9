import { describe, expect, it } from 'vitest';
import { Action, Facts, MailLayout, Paragraph, Perforation } from './mail-layout.tsx';
import { MailIcon } from './mail-icon.tsx';
import { renderMail } from './render-mail.tsx';

const body = (
  <MailLayout language="fr" siteName="Cloakroom" preview="Aperçu" heading="Votre ticket" footer="Écrit par Cloakroom">
    <Paragraph>{'Bonjour <b>Maya</b> & co'}</Paragraph>
    <Facts rows={[['Sacs', '3']]} />
    <Perforation />
    <Action href="https://cloakroom.example/orders/1?key=a&b=c">Voir la commande</Action>
  </MailLayout>
);

describe('a rendered mail', () => {
  it('says the same as HTML and as plain text', async () => {
    const { subject, html, text } = await renderMail({ subject: 'Ticket', body });
    expect(subject).toBe('Ticket');
    for (const form of [html, text]) {
      for (const words of ['Bonjour', 'Sacs', '3', 'Voir la commande', 'Écrit par Cloakroom']) {
        expect(form).toContain(words);
      }
    }
    expect(text).toContain('https://cloakroom.example/orders/1?key=a&b=c');
    expect(text).not.toMatch(/<\w+[^>]*style=/);
  });

  it('names its language, escapes what people wrote, and fetches nothing', async () => {
    const { html } = await renderMail({ subject: 'Ticket', body });
    expect(html).toMatch(/<html[^>]* lang="fr"/);
    expect(html).toContain('Bonjour &lt;b&gt;Maya&lt;/b&gt; &amp; co');
    expect(html).not.toMatch(/<(script|link|iframe)\b|<img(?! src="cid:)|url\(/);
  });

  it('breaks a word that is longer than a line', async () => {
    const { html } = await renderMail({ subject: 'Ticket', body });
    expect(html).toMatch(/<p style="[^"]*word-break:break-word[^"]*">Bonjour/);
  });

  it('has the mark in its head, brings it along, and its heading above the card', async () => {
    const { html, pictures } = await renderMail({ subject: 'Ticket', body });
    expect(html).toContain('src="cid:mark"');
    expect(pictures.map(({ cid }) => cid)).toEqual(['mark', 'mark-dark']);
    expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('border-radius:16px'));
    expect(await renderMail({ subject: 'Ticket', body: <p>Ticket</p> })).toMatchObject({ pictures: [] });
  });

  it('keeps an order’s code on one line of its heading, and lets addresses of its small print be pressed', async () => {
    const { html, text } = await renderMail({
      subject: 'Ticket',
      body: (
        <MailLayout
          language="en"
          siteName="Cloakroom"
          preview="Preview"
          heading="The refund of CLK-7F3K9Q came back"
          footer="Questions? Write to help@cloakroom.example."
        >
          <Paragraph>Hello</Paragraph>
        </MailLayout>
      ),
    });
    expect(html).toMatch(/The refund of (?:<!-- -->)?<span style="white-space:nowrap">CLK-7F3K9Q<\/span>/);
    expect(html).toMatch(/<a href="mailto:help@cloakroom\.example"[^>]*>help@cloakroom\.example<\/a>\./);
    expect(text).toContain('CLK-7F3K9Q');
  });

  it('has its heading as it is written in the text part: @react-email/render 2.3.1 puts headings in capitals', async () => {
    const { text } = await renderMail({
      subject: 'Ticket',
      body: (
        <MailLayout
          language="en"
          siteName="Cloakroom"
          preview="Preview"
          heading="Your bags are in at Straße 4"
          footer="F"
        >
          <Paragraph>Hello</Paragraph>
        </MailLayout>
      ),
    });
    expect(text).toContain('Your bags are in at Straße 4');
  });

  it('brings the icons that it shows, and takes no name that a person wrote for one', async () => {
    const { pictures } = await renderMail({
      subject: 'Ticket',
      body: (
        <div>
          <MailIcon of="clock" color="brand" />
          <img src="cid:shop" alt="cid:icon-of-mine-light" title=' src="cid:icon-of-mine-light"' />
        </div>
      ),
    });
    expect(pictures.map(({ cid }) => cid)).toEqual(['icon-clock-brand-light', 'icon-clock-brand-dark']);
  });
});
