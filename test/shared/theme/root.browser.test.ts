import stylesheets from 'stylesheets:../../../shared/theme/root.css.ts';
import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { root } from '../../../shared/theme/root.css.ts';
import { vars } from '../../../shared/theme/vars.css.ts';

const frames: HTMLElement[] = [];

function mount(theme?: string): CSSStyleDeclaration {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [...stylesheets];
  const inner = document.createElement('div');
  inner.className = root;
  if (theme) inner.dataset.theme = theme;
  inner.style.backgroundColor = vars.color.primary;
  inner.style.borderTopColor = vars.color.surface;
  shadow.append(inner);
  document.body.append(host);
  frames.push(host);
  return getComputedStyle(inner);
}

describe('theme root', () => {
  afterEach(() => {
    for (const host of frames.splice(0)) host.remove();
    document.body.removeAttribute('style');
  });

  it('I18N-11 draws the primary colour of the chosen theme', () => {
    expect(mount('light').backgroundColor).to.equal('rgb(21, 112, 63)');
    expect(mount('dark').backgroundColor).to.equal('rgb(88, 196, 137)');
  });

  it('I18N-11 follows the color-scheme of its page where it has no theme of its own, and is light where that says nothing', async () => {
    const LIGHT = 'rgb(21, 112, 63)';
    const DARK = 'rgb(88, 196, 137)';
    try {
      for (const [preferred, page, colour] of [
        ['dark', '', LIGHT],
        ['dark', 'light', LIGHT],
        ['light', 'dark', DARK],
        ['dark', 'light dark', DARK],
        ['light', 'light dark', LIGHT],
      ] as const) {
        await emulateMedia({ colorScheme: preferred });
        document.body.style.colorScheme = page;
        for (const theme of [undefined, 'auto', 'unknown'])
          expect(mount(theme).backgroundColor, `${preferred} ${page} ${theme}`).to.equal(colour);
        expect(mount('light').backgroundColor).to.equal(LIGHT);
        expect(mount('dark').backgroundColor).to.equal(DARK);
      }
    } finally {
      await emulateMedia({ colorScheme: 'light' });
    }
  });

  it('D-146 prints dark on white, whatever the theme and the tokens of a dark page', async () => {
    document.body.style.setProperty('--fp-color-text', '#eeeeee');
    document.body.style.setProperty('--fp-color-surface', '#111111');
    await emulateMedia({ media: 'print', colorScheme: 'dark' });
    try {
      for (const theme of [undefined, 'light', 'dark', 'auto']) {
        const { colorScheme, color, borderTopColor } = mount(theme);
        expect([colorScheme, color, borderTopColor], theme).to.deep.equal([
          'light',
          'rgb(27, 35, 44)',
          'rgb(255, 255, 255)',
        ]);
      }
    } finally {
      await emulateMedia({ media: 'screen', colorScheme: 'light' });
    }
  });

  it('takes a public token from any ancestor of the element', () => {
    document.body.style.setProperty('--fp-color-primary', 'rgb(200, 0, 100)');
    document.body.style.setProperty('--fp-font-size-md', '17px');
    const style = mount();
    expect(style.backgroundColor).to.equal('rgb(200, 0, 100)');
    expect(style.fontSize).to.equal('17px');
  });

  it('inherits nothing else from the page', () => {
    document.body.setAttribute('style', 'font-size: 40px; color: red; letter-spacing: 9px; direction: rtl');
    const style = mount('light');
    expect(style.fontSize).to.equal('14px');
    expect(style.color).to.equal('rgb(27, 35, 44)');
    expect(style.letterSpacing).to.equal('normal');
    expect(style.direction).to.equal('ltr');
  });
});
