import stylesheets from 'stylesheets:../../../../portal/app/settings/layout-config.ts';
import { expect } from '@open-wc/testing';
import { createRoot, type Root } from 'react-dom/client';
import { applyLayoutConfig, useLayoutConfig } from '../../../../portal/app/settings/layout-config.ts';
import { adoptStylesheets } from '../../../../shared/element/stylesheets.ts';
import { root as themeRoot } from '../../../../shared/theme/root.css.ts';
import { vars } from '../../../../shared/theme/vars.css.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';

const KEY = 'LayoutConfig';
let app: HTMLElement;
let root: Root;
let stopApplying: () => void;

function Buttons() {
  const [config, change] = useLayoutConfig();
  return (
    <>
      <output>{`${config.theme} ${config.density} ${config.notifications}`}</output>
      <button type="button" onClick={() => change({ theme: 'dark' })}>
        dark
      </button>
      <button type="button" onClick={() => change({ density: 'compact' })}>
        compact
      </button>
    </>
  );
}

const click = (name: string) =>
  [...app.querySelectorAll('button')].find((button) => button.textContent === name)?.click();
const shown = () => app.querySelector('output')?.textContent;
const shows = (text: string) => waitUntil(() => shown() === text, `shows ${text}, not ${shown()}`);
/** The event that a tab gets when another one has written. */
const otherTab = (value: string | null) => {
  if (value === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, value);
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: value }));
};

describe('layout configuration', () => {
  beforeEach(async () => {
    adoptStylesheets(document, stylesheets);
    app = document.createElement('div');
    app.className = themeRoot;
    document.body.append(app);
    stopApplying = applyLayoutConfig(app);
    otherTab(null);
    root = createRoot(app);
    root.render(<Buttons />);
    await shows('auto comfortable true');
  });
  afterEach(() => {
    otherTab(null);
    root.unmount();
    stopApplying();
    app.remove();
  });

  it('SHELL-33 stores a change in local storage and applies it to the page', async () => {
    click('dark');
    await shows('dark comfortable true');
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).to.include({ theme: 'dark', density: 'comfortable' });
    expect(getComputedStyle(app).colorScheme).to.equal('dark');
    expect(getComputedStyle(document.documentElement).colorScheme).to.equal('dark');
  });

  it('D-96 draws lower controls and smaller spaces when compact', async () => {
    const height = () => {
      const probe = document.createElement('i');
      probe.style.cssText = `display: block; height: ${vars.control.height}; padding-top: ${vars.space.lg}`;
      app.append(probe);
      const { height, paddingTop } = getComputedStyle(probe);
      probe.remove();
      return [Number.parseFloat(height), Number.parseFloat(paddingTop)];
    };
    const [comfortable = 0, roomy = 0] = height();
    click('compact');
    await shows('auto compact true');
    const [compact = 0, tight = 0] = height();
    expect(compact).to.be.greaterThan(20).and.lessThan(comfortable);
    expect(tight).to.be.greaterThan(4).and.lessThan(roomy);
  });

  it('SHELL-33 follows another tab', async () => {
    otherTab('{"theme":"light","density":"compact","notifications":false}');
    await shows('light compact false');
    expect(app.dataset.theme).to.equal('light');
  });

  it('SHELL-33 holds in this page where storage is forbidden', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    try {
      click('dark');
      await shows('dark comfortable true');
      expect(getComputedStyle(app).colorScheme).to.equal('dark');
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });
});
