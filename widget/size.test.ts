import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { widgetKilobytes } from '#shared/widgets/widget-size.ts';

const MAX_KILOBYTES = 30;
/** As the server sends it. */
const QUALITY = 4;

it(`the widget is one script of at most ${MAX_KILOBYTES} kB, and weighs what its page says`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cloakroom-widget-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const args = ['node_modules/vite/bin/vite.js', 'build', '-c', 'vite.widget.config.ts', '--outDir', folder];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, NODE_ENV: 'production' } });
  expect(readdirSync(folder)).toEqual(['widget.js']);
  const script = readFileSync(join(folder, 'widget.js'));
  const bytes = brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  const kilobytes = Math.round(bytes.length / 1000);
  expect(kilobytes).toBeLessThanOrEqual(MAX_KILOBYTES);
  expect(kilobytes).toBe(widgetKilobytes);
});
