import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ToastProvider } from '../toast/toast-provider.tsx';
import { KitPage } from './kit-page.tsx';

it('renders every part on the server, the same each time', () => {
  const render = () =>
    renderToString(
      <ToastProvider labels={{ top: 'Messages', bottom: 'Warnings' }}>
        <KitPage />
      </ToastProvider>,
    );
  expect(render()).toBe(render());
  expect(render()).toContain('Leave your bags');
});
