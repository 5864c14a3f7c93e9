import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const config = readConfig({ APP_SECRET: 'a secret of the tests, long enough for anybody' });
const directive = (name: string, isFramed = false) =>
  contentSecurityPolicy(config, { nonce: 'a-nonce', dev: false, isFramed })
    .split('; ')
    .find((each) => each.startsWith(`${name} `));

describe('the policy of a page', () => {
  it("runs our own scripts and those with the page's nonce, no other", () => {
    expect(directive('script-src')).toBe("script-src 'self' 'nonce-a-nonce'");
  });

  it("takes styles from us and with the page's nonce, no other", () => {
    expect(directive('style-src')).toBe("style-src 'self' 'nonce-a-nonce'");
  });

  it('lets nobody frame the page, move its base or send its forms elsewhere', () => {
    expect([
      directive('frame-ancestors'),
      directive('base-uri'),
      directive('form-action'),
      directive('object-src'),
    ]).toEqual(["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'", "object-src 'none'"]);
  });

  it('lets the editor frame a preview, and nobody else', () => {
    expect(directive('frame-ancestors', true)).toBe("frame-ancestors 'self'");
  });
});
