import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import { drawPicture, markPictures } from './mail-pictures.ts';
import type { MailPicture } from './mail-transport.ts';
import { drawingsIn } from './mail-icon.tsx';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The mark and the icons it shows, for both lights: they travel with the mail. */
  readonly pictures: readonly MailPicture[];
}

/** A mail before it is rendered: its subject and its body. */
export interface MailContent {
  readonly subject: string;
  readonly body: ReactElement;
  /** The same as plain text, where the body's tables would read badly. */
  readonly text?: string;
}

/** What the converter to plain text gives a formatter, as far as it is used here. */
interface Cells {
  readonly attribs: Readonly<Record<string, string>>;
}
interface TextBuilder {
  readonly openBlock: () => void;
  readonly addInline: (text: string) => void;
  readonly closeBlock: () => void;
}

/** In plain text a picture made of a table's cells is its label, and a heading keeps its letters. */
const asText = {
  formatters: {
    label: ({ attribs }: Cells, _walk: unknown, builder: TextBuilder) => {
      builder.openBlock();
      builder.addInline(attribs['aria-label'] ?? '');
      builder.closeBlock();
    },
  },
  selectors: [
    { selector: 'table[role=img]', format: 'label' },
    { selector: 'h1', options: { uppercase: false } },
  ],
};

/** Both forms of a mail: HTML and the same as plain text. */
export async function renderMail({ subject, body, text: written }: MailContent): Promise<RenderedMail> {
  const [html, text] = await Promise.all([
    render(body),
    written ?? render(body, { plainText: true, htmlToTextOptions: asText }),
  ]);
  const icons = await Promise.all(drawingsIn(html).map(({ cid, svg }) => drawPicture(cid, svg)));
  const marks = html.includes(' src="cid:mark"') ? await markPictures() : [];
  return { subject, html, text, pictures: [...marks, ...icons] };
}
