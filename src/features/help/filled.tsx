import { Fragment, type ReactNode } from 'react';

interface FilledProps {
  /** A text whose parameters were left as they are written: `{time}`. */
  readonly text: string;
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** A text with something drawn in the place of its parameters. */
export function Filled({ text, values }: FilledProps) {
  return text.split(/\{(\w+)\}/).map((piece, index) => (
    // The pieces of one text have no name but their place.
    <Fragment key={index}>{index % 2 === 0 ? piece : values[piece]}</Fragment>
  ));
}
