import { expect } from '@open-wc/testing';
import { ShortcutsPage } from '../../../../portal/app/shortcuts/lazy-page.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

describe('/keyboard-shortcuts', () => {
  const screen = eachPanelsPage();

  it('lists all keys under headings, to read or print', async () => {
    await screen.open(<ShortcutsPage />);
    await screen.named('h1', 'Keyboard shortcuts');
    const headings = screen.all('h2').map(({ textContent }) => textContent);
    expect(headings).to.deep.equal([
      'Everywhere',
      'Tools',
      'Lists of records',
      'Lists to choose from',
      'Table of charges',
    ]);
    expect(screen.all('dt').length).to.be.greaterThan(25);
    expect(screen.all('dd').length).to.equal(screen.all('dt').length);
    await screen.accessible();
  });
});
