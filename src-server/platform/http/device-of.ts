import Bowser from 'bowser';

/** What a program says it runs on. */
export interface Device {
  /** The browser ('Firefox'), or the first word of a program that is none ('curl'); `null` where it says nothing. */
  readonly program: string | null;
  /** 'Windows', 'iPhone', 'Android'; `null` where it isn't said. */
  readonly system: string | null;
  readonly kind: 'desktop' | 'phone' | 'program';
}

/** @param userAgent as its header says it; a caller may write anything there. */
export function deviceOf(userAgent: string): Device {
  const { browser, os, platform } = Bowser.parse(userAgent || ' ');
  if (!browser.name || !os.name) {
    return { program: /^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? null, system: null, kind: 'program' };
  }
  const isPhone = platform.type === 'mobile' || platform.type === 'tablet';
  return {
    program: browser.name,
    system: platform.vendor === 'Apple' && isPhone ? (platform.model ?? os.name) : os.name,
    kind: isPhone ? 'phone' : 'desktop',
  };
}
