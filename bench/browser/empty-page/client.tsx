import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createEmptyRouter } from './router.tsx';

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={createEmptyRouter()} />
  </StrictMode>,
);
