import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import { lightMark } from './mail-pictures.ts';
import type { MailPicture } from './mail-transport.ts';
import { drawingsIn, type MailDrawing } from './mail-icon.tsx';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The icons it shows. */
  readonly drawings: readonly MailDrawing[];
  /** The mark, if its head shows it: it travels with the mail. */
  readonly pictures: readonly MailPicture[];
}

/** A mail before it is rendered: its subject and its body. */
export interface MailContent {
  readonly subject: string;
  readonly body: ReactElement;
  /** The same as plain text, where the body's tables would read badly. */
  readonly text?: string;
}

/** Both forms of a mail: HTML and the same as plain text. */
export async function renderMail({ subject, body, text: written }: MailContent): Promise<RenderedMail> {
  const [html, text] = await Promise.all([render(body), written ?? render(body, { plainText: true })]);
  const pictures = html.includes(' src="cid:mark"') ? [await lightMark()] : [];
  return { subject, html, text, drawings: drawingsIn(html), pictures };
}
