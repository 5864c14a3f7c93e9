import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { secretCookie } from './cookies.ts';

const at = (SITE_URL: string) =>
  secretCookie(readConfig({ APP_SECRET: 'a secret of the tests, long enough for anybody', SITE_URL }), 30);

describe("a secret's cookie", () => {
  it('goes over TLS only', () => {
    expect(at('https://cloakroom.example').secure).toBe(true);
  });

  it('is kept on a machine of a developer, which has none', () => {
    expect(at('http://localhost:3000').secure).toBe(false);
  });

  it("is out of reach of script, and not sent with another site's posts", () => {
    expect(at('https://cloakroom.example')).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/' });
  });
});
