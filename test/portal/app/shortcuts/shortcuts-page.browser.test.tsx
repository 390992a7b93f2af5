import { expect } from '@open-wc/testing';
import { ShortcutsPage } from '../../../../portal/app/shortcuts/lazy-page.ts';
import { eachDesk } from '../panels/panels-page.tsx';

describe('/keyboard-shortcuts', () => {
  const desk = eachDesk();

  it('lists all keys under headings, to read or print', async () => {
    await desk.open(<ShortcutsPage />);
    await desk.named('h1', 'Keyboard shortcuts');
    const headings = desk.all('h2').map(({ textContent }) => textContent);
    expect(headings).to.deep.equal(['Everywhere', 'Tools', 'Lists to choose from', 'Table of charges']);
    expect(desk.all('dt').length).to.be.greaterThan(25);
    expect(desk.all('dd').length).to.equal(desk.all('dt').length);
    await desk.accessible();
  });
});
