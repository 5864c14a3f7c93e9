import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Breakable } from './breakable.tsx';

it('may break after each dot and each low line of a name, and nowhere else', () => {
  expect(renderToString(<Breakable name="charge.dispute.funds_withdrawn" />)).toBe(
    'charge.<wbr/>dispute.<wbr/>funds_<wbr/>withdrawn',
  );
  expect(renderToString(<Breakable name="refund" />)).toBe('refund');
});
