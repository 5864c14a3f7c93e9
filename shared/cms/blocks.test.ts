import { describe, expect, it } from 'vitest';
import { isBlockLine, readBlock } from './blocks.ts';

describe('a block of a page', () => {
  it('stands alone on its line, with what it is set to', () => {
    expect(readBlock('::: places near="Union Station" count="3"')).toEqual({
      name: 'places',
      settings: { near: 'Union Station', count: '3' },
    });
    expect(readBlock('::search')).toEqual({ name: 'search', settings: {} });
    expect(readBlock('::: call-to-action kind="search"')?.name).toBe('call-to-action');
  });

  it('is none when it is unknown, or when it is half written', () => {
    for (const line of ['::: script', '::: places count=3', 'see ::: places', ':::', '::: places "x"'])
      expect(readBlock(line)).toBeNull();
    expect(isBlockLine('::: script')).toBe(true);
    expect(isBlockLine('A sentence: with a colon')).toBe(false);
  });
});
