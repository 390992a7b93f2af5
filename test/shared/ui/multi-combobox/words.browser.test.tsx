import { aTimeout, expect } from '@open-wc/testing';
import { useState } from 'react';
import { MultiCombobox } from '../../../../shared/ui/multi-combobox/multi-combobox.tsx';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { ComboboxDriver } from '../combobox-driver.ts';
import { eachPlace, mount } from '../mount.ts';
import { found, press, type } from '../user-input.ts';
import { FIVE, type FieldProps, focusedField } from './owner.tsx';

let finishLoad: () => void;

function Loading() {
  const [loaded, setLoaded] = useState(false);
  finishLoad = () => setLoaded(true);
  const ignore = () => undefined;
  return (
    <MultiCombobox
      label="Purchase orders"
      options={FIVE}
      selected={loaded ? FIVE.slice(0, 1) : []}
      disabled={!loaded}
      text=""
      onText={ignore}
      onAdd={ignore}
      onRemove={ignore}
    />
  );
}

describe('MultiCombobox, what it says', () => {
  const place = eachPlace();
  const field = (props?: FieldProps) => focusedField(place(), props);

  it('says that nothing matches where nothing can be created', async () => {
    const { driver } = await field({ creatable: false });
    await type('zzz');
    expect([driver.isOpen, driver.menu?.textContent]).to.deep.equal([true, 'No results']);
  });

  it('PO-09 gives the hint, not "No results", before anything was searched', async () => {
    const { driver } = await field({ options: [] });
    await press('ArrowDown');
    expect([driver.isOpen, driver.menu?.textContent]).to.deep.equal([true, 'Type to search for options']);
  });

  it('says nothing of a load that brings a single one', async () => {
    const driver = new ComboboxDriver(mount(() => <Loading />, place()));
    await found<HTMLInputElement>(driver.element, 'input');
    finishLoad();
    await waitUntil(() => driver.chips.length === 1);
    // Longer than the pause before a change is said.
    await aTimeout(200);
    expect(driver.announcements.join('')).to.equal('');
  });

  it('announces the number of results once typing pauses', async () => {
    const { driver } = await field();
    await type('po-1');
    await waitUntil(() => driver.announcements.includes('2 results'), 'the count');
  });

  it("announces the owner's status in place of the count", async () => {
    const { driver } = await field({ status: 'Searching purchase orders' });
    await press('ArrowDown');
    await waitUntil(() => driver.announcements.includes('Searching purchase orders'), 'the status');
  });

  it('announces what was added and removed', async () => {
    const { driver } = await field();
    await press('ArrowDown', 'Enter');
    await waitUntil(() => driver.announcements.includes('PO-1 added'), 'added');
    await press('Backspace');
    await waitUntil(() => driver.announcements.includes('PO-1 removed'), 'removed');
  });

  it('PO-23 shows that something is fetched and stays usable', async () => {
    const { driver } = await field({ busy: true, options: [], creatable: false });
    expect(driver.frame.getAttribute('aria-busy')).to.equal('true');
    await driver.open();
    expect(driver.menu?.textContent).to.equal('Loading');
    await type('po');
    expect(driver.input.value).to.equal('po');
  });

  it('leaves the roles of banners to banners', async () => {
    const { driver } = await field({ error: 'Not linked.', selected: FIVE.slice(0, 2) });
    await driver.open();
    expect(driver.element.shadowRoot?.querySelector('[role=status], [role=alert]')).to.equal(null);
  });
});
