import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { contentSecurityPolicy, policyHeaders } from './content-security-policy.ts';

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

  it('lets no site frame the page, move its base or send its forms elsewhere', () => {
    expect([
      directive('frame-ancestors'),
      directive('base-uri'),
      directive('form-action'),
      directive('object-src'),
    ]).toEqual(["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'", "object-src 'none'"]);
  });

  it('runs workers made of text for vector maps alone', () => {
    expect(directive('worker-src')).toBe("worker-src 'self'");
    const vector = { ...config, MAP_STYLE_URL: 'https://maps.example/style.json' };
    expect(contentSecurityPolicy(vector, { nonce: 'a-nonce', dev: false })).toContain("worker-src 'self' blob:;");
  });

  it('reports what it refused where a setting says, and nowhere without it', () => {
    const options = { nonce: 'a-nonce', dev: false } as const;
    const on = policyHeaders({ ...config, CSP_REPORT_URL: 'https://reports.example/csp' }, options);
    expect(on['content-security-policy']).toContain('report-uri https://reports.example/csp; report-to policy');
    expect(on['reporting-endpoints']).toBe('policy="https://reports.example/csp"');
    const off = policyHeaders(config, options);
    expect(Object.keys(off)).toEqual(['content-security-policy']);
    expect(off['content-security-policy']).not.toContain('report');
  });

  it('lets the editor frame a preview, and no other page', () => {
    expect(directive('frame-ancestors', true)).toBe("frame-ancestors 'self'");
  });
});
