import type { ReactNode } from 'react';

type PartLineProps = { readonly line: number | undefined; readonly children: ReactNode };

/** Marks in a preview where a block stands in the text; elsewhere there is nothing around it. */
export const PartLine = ({ line, children }: PartLineProps) =>
  line === undefined ? children : <div data-line={line}>{children}</div>;
