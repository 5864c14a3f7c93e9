import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createTexts, TextsContext } from '#web/lib/texts.ts';
import { ConnectionChip } from './connection-chip.tsx';

it.each([
  ['Active', null],
  ['Broken', '2026-11-26T12:58:51Z'],
])('says ‘%s’ of a connection that was refused at %s', async (word, refusedAt) => {
  const texts = createTexts('en');
  await texts.load(['integrations']);
  const shown = renderToString(
    <TextsContext value={texts}>
      <ConnectionChip refusedAt={refusedAt} />
    </TextsContext>,
  );
  expect(shown).toContain(word);
});
