import { Fragment } from 'react';

/** The parts of a name, each with the dot or the low line at its end. */
const parts = /[^._]*[._]|[^._]+$/g;

/** A name of machines, such as `charge.dispute.funds_withdrawn`, that never breaks within a word where it can break between two. */
export function Breakable({ name }: { readonly name: string }) {
  return name.match(parts)?.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
