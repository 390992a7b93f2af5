import { expect } from '@open-wc/testing';
import { quickPanelAtom, shortcutsAtom } from '../../../../portal/app/panels/open-panels.ts';
import { applyLayoutConfig } from '../../../../portal/app/settings/layout-config.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { press } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage, nameOf } from '../panels/panels-screen.tsx';

describe('quick panel, settings', () => {
  const screen = eachPanelsPage();
  let stopApplying: () => void;
  beforeEach(async () => {
    stopApplying = applyLayoutConfig(screen.app);
    await screen.open();
    screen.store.set(quickPanelAtom, { tab: 'settings' });
    await screen.named('select', 'Language');
  });
  afterEach(() => stopApplying());

  const choose = (name: string, value: string) => {
    const select = screen.find<HTMLSelectElement>('select', name);
    if (!select) throw new Error(`No ${name}`);
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const stored = () => JSON.parse(localStorage.getItem('LayoutConfig') ?? '{}');

  it('D-96, I18N-01 offers each language by its own name and stores the choice', () => {
    const options = screen.find<HTMLSelectElement>('select', 'Language')?.options ?? [];
    expect([...options].map(({ label, lang }) => `${lang} ${label}`)).to.deep.equal([
      'en English',
      'de Deutsch',
      'es Español',
      'fr Français',
      'ja 日本語',
      'zh 中文',
    ]);
    choose('Language', 'ja');
    expect(localStorage.getItem('fp-locale')).to.equal('ja');
  });

  it('D-96, SHELL-33 switches theme, density and notifications at once and stores them', async () => {
    choose('Theme', 'dark');
    choose('Density', 'compact');
    await waitUntil(() => document.documentElement.dataset.density === 'compact', 'compact');
    expect(screen.app.dataset.theme).to.equal('dark');
    const notifications = screen.app.querySelector<HTMLInputElement>('[role=switch]');
    expect(notifications && nameOf(notifications)).to.equal('Count unread notifications in the top bar');
    notifications?.click();
    await waitUntil(() => stored().notifications === false, 'switched off');
    expect(stored()).to.deep.equal({
      theme: 'dark',
      density: 'compact',
      notifications: false,
      shortcuts: true,
    });
    expect(notifications?.checked).to.equal(false);
    await screen.accessible();
  });

  it('D-96 single keys do nothing once they are switched off, and the list of keys says so', async () => {
    const keys = screen.app.querySelectorAll<HTMLInputElement>('[role=switch]')[1]!;
    expect(nameOf(keys)).to.equal('Shortcuts by a single key, such as / or j');
    keys.click();
    await waitUntil(() => stored().shortcuts === false, 'switched off');
    screen.store.set(quickPanelAtom, null);
    await waitUntil(() => !screen.app.querySelector('dialog'), 'it is closed');
    await press('?');
    expect(screen.store.get(shortcutsAtom)).to.equal(false);
    screen.store.set(shortcutsAtom, true);
    await screen.shows('Single keys are switched off');
    await screen.accessible();
  });
});
