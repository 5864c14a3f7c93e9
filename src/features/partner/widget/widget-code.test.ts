import { describe, expect, it } from 'vitest';
import { codePieces, type WidgetChoice, widgetAttributes, widgetCode } from './widget-code.ts';

const choice: WidgetChoice = {
  size: 'card',
  slugs: ['york-street-coffee'],
  near: null,
  place: '',
  theme: '',
  lang: '',
  code: '',
};
const made = {
  choice,
  widget: 'abcdefghij',
  siteUrl: 'https://cloakroom.example',
  linkText: 'Leave your bags at York Street Coffee',
};

describe('the code of a widget', () => {
  it('is an element with a link in it, and a script', () => {
    expect(widgetCode('html', made)).toBe(
      [
        '<cloakroom-widget listing="york-street-coffee"',
        '  size="card"',
        '  widget="abcdefghij">',
        '  <a href="https://cloakroom.example/map/york-street-coffee">',
        '    Leave your bags at York Street Coffee',
        '  </a>',
        '</cloakroom-widget>',
        '<script async src="https://cloakroom.example/widget.js">',
        '</script>',
      ].join('\n'),
    );
  });

  it('says what was chosen and nothing else, and cannot be broken out of', () => {
    const near = { latitude: 43.64531234, longitude: -79.38 };
    const chosen = { ...choice, slugs: [], near, place: 'Hotel "Marlow" <b>', theme: 'dark', code: ' TEN ' } as const;
    expect(widgetAttributes(chosen)).toEqual([
      ['near', '43.64531,-79.38000'],
      ['place', 'Hotel "Marlow" <b>'],
      ['size', 'card'],
      ['theme', 'dark'],
      ['code', 'TEN'],
    ]);
    expect(widgetCode('html', { ...made, choice: chosen })).toContain('place="Hotel &quot;Marlow&quot; &lt;b&gt;"');
  });

  it('is a block for WordPress, a component for React, and a frame where no scripts are allowed', () => {
    expect(widgetCode('wordpress', made)).toMatch(/^<!-- wp:html -->[^]*<!-- \/wp:html -->$/);
    expect(widgetCode('react', made)).toContain('export function LeaveYourBags() {');
    expect(widgetCode('frame', made)).toContain(
      'src="https://cloakroom.example/widget/frame?listing=york-street-coffee&amp;size=card&amp;widget=abcdefghij"',
    );
  });

  it('is coloured piece by piece, and is the same put together', () => {
    const code = widgetCode('html', made);
    const pieces = codePieces(code);
    expect(pieces.map(({ text }) => text).join('')).toBe(code);
    expect(pieces.filter(({ kind }) => kind === 'tag').map(({ text }) => text)).toContain('cloakroom-widget');
  });
});
