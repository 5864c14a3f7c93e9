import { comeToLife } from '#web/features/chrome/come-to-life.tsx';
import { createOfficeRouter } from './router.tsx';
import '#web/ui/tokens.css';
import '#web/ui/base.css';

comeToLife(createOfficeRouter);
