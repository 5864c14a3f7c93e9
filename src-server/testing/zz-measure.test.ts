import { test } from 'vitest';
import { createTestApp } from './test-app.ts';
test('x', async () => {
  for (let i = 0; i < 6; i += 1) {
    const c = process.cpuUsage();
    const t = performance.now();
    const app = await createTestApp();
    const c2 = process.cpuUsage(c);
    const t2 = performance.now();
    await app.close();
    const c3 = process.cpuUsage(c);
    console.log(
      `create cpu ${((c2.user + c2.system) / 1e6).toFixed(2)} wall ${((t2 - t) / 1e3).toFixed(2)}; with close cpu ${((c3.user + c3.system) / 1e6).toFixed(2)} wall ${((performance.now() - t) / 1e3).toFixed(2)}`,
    );
  }
});
