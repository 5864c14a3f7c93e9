import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createTexts, TextsContext } from '#web/lib/texts.ts';
import { RoleChips } from './role-chips.tsx';

it('an administrator who was invited has no password yet; no chip calls them a guest', async () => {
  const texts = createTexts('en');
  await texts.load(['admin', 'adminPeople']);
  const chips = (adminRole: 'finance' | null) =>
    renderToString(
      <TextsContext value={texts}>
        <RoleChips person={{ adminRole, isPartner: false, isGuest: true }} />
      </TextsContext>,
    );
  expect(chips('finance')).toContain('No password yet');
  expect(chips('finance')).not.toContain('Guest');
  expect(chips(null)).toContain('Guest');
});
