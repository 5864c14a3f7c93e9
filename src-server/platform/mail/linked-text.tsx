import { Fragment } from 'react';
import { TextLink } from './mail-parts.tsx';

const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A sentence whose e-mail addresses can be pressed. */
export function LinkedText({ text }: { readonly text: string }) {
  return text.split(address).map((piece, index) =>
    // The pieces of one text have no name but their place.
    index % 2 === 1 ? (
      <TextLink key={index} href={`mailto:${piece}`}>
        {piece}
      </TextLink>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}
