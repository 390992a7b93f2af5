import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { coveredBy, find, record } from '../../../helpers/element/page.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { held } from '../../../helpers/network.ts';
import { BOOKING, linked, PO1, PO2 } from '../fixtures.ts';
import { eachTest, LINK, LOAD, ORDERS, type PageObject, SAVE, STYLES } from '../page-object.ts';

describe('<po-style-manager>, saving and leaving', () => {
  let tool: PageObject;
  eachTest((fresh) => {
    tool = fresh;
  });

  afterEach(() => setViewport({ width: 800, height: 600 }));

  it('D-31 the browser asks before unsaved changes are left, and only then', async () => {
    await tool.ready();
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).to.equal(false);
    (await tool.button('Remove SN-11')).click();
    await waitUntil(() => tool.text().includes('1 unsaved change'));
    expect(asks()).to.equal(true);
  });

  it('PO-38 the alert is in sight wherever one saves', async () => {
    tool.network.on(LINK, linked(PO1, PO2));
    tool.network.on(SAVE, linked(PO1, PO2));
    await tool.ready();
    const rows = find<HTMLElement>(
      tool.element,
      'ul[aria-label="Purchase orders of this record"]',
    ) as HTMLElement;
    rows.style.minHeight = '3000px';
    scrollTo(0, document.body.scrollHeight);
    expect(scrollY).to.be.above(0);
    tool.save()?.click();
    const { top, bottom } = (await tool.bannerWith('Changes Saved.')).getBoundingClientRect();
    expect(top).to.be.at.least(-5);
    expect(bottom).to.be.at.most(innerHeight);
  });

  it('PO-16 PO-38 an alert that comes and goes beside the heading moves no combobox', async () => {
    await setViewport({ width: 1200, height: 800 });
    tool.network.on(LINK, linked(PO1, PO2));
    tool.network.on(SAVE, linked(PO1, PO2));
    await tool.ready();
    const places = async () =>
      Promise.all(
        [ORDERS, STYLES].map(async (label) => (await tool.combobox(label)).getBoundingClientRect().top),
      );
    const before = await places();
    tool.save()?.click();
    const alert = await tool.bannerWith('Changes Saved.');
    expect(await places()).to.deep.equal(before);
    expect(alert.getBoundingClientRect().bottom).to.be.below(before[0]!);
    (await tool.button('Remove SN-11')).click();
    await waitUntil(() => !tool.banner());
    expect((await places())[0]).to.equal(before[0]);
  });

  it('PO-38 an alert above the heading of a narrow tool lies over nothing', async () => {
    await setViewport({ width: 375, height: 800 });
    tool.network.on(LINK, linked(PO1, PO2));
    tool.network.on(SAVE, linked(PO1, PO2));
    await tool.ready();
    tool.save()?.click();
    const alert = await tool.bannerWith('Changes Saved.');
    expect(coveredBy(tool.element, alert)).to.deep.equal([]);
  });

  it('PO-36 PO-37 PO-38 PO-16 saves, says so, tells the page, and the alert can be dismissed', async () => {
    tool.network.on(LINK, linked(PO1, PO2));
    tool.network.on(SAVE, linked({ ...PO1, selectedSN: [] }, PO2));
    await tool.ready();
    const saved = record<Record<string, unknown>>(tool.element, 'fp-saved');
    const reloads = record(tool.element, 'fp-reload');
    (await tool.button('Remove SN-11')).click();
    await waitUntil(() => tool.text().includes('1 unsaved change'));
    tool.network.on(LOAD, { results: [{ ...BOOKING, styleNumberRelation: [{ id: 21 }] }] });
    tool.save()?.click();
    tool.save()?.click();
    const alert = await tool.bannerWith('Changes Saved. You may now close this page.');
    expect(alert.getAttribute('role')).to.equal('status');
    expect(tool.network.to(SAVE)).to.have.length(1);
    expect(tool.text()).not.to.contain('unsaved');
    expect(saved[0]?.detail).to.include({ recordType: 'booking', recordId: 7 });
    expect(reloads).to.have.length(1);
    expect(reloads[0]?.cancelable).to.equal(true);
    (await tool.button('Dismiss')).click();
    await waitUntil(() => !tool.banner());
  });

  it('PO-38 a number that was typed and not added is named after the save that is without it', async () => {
    tool.network.on(LINK, linked(PO1, PO2));
    tool.network.on(SAVE, linked(PO1, PO2));
    tool.network.on('query allStyleNumber', { results: [] });
    await tool.ready();
    const errors = record<{ code: string }>(tool.element, 'fp-error');
    await tool.type(STYLES, 'SN-99');
    tool.save()?.click();
    const alert = await tool.bannerWith('Changes Saved, without "SN-99", which was typed but not added.');
    expect(alert.textContent).to.contain('Press Enter in its field');
    expect(errors.map(({ detail }) => detail.code)).to.deep.equal(['incomplete']);
    await tool.type(STYLES, '');
    await tool.chord('a');
    await sendKeys({ press: 'Backspace' });
    tool.save()?.click();
    await tool.bannerWith('Changes Saved. You may now close this page.');
  });

  it('D-125 an order that somebody else removed while I added to it stays as a row that says so', async () => {
    tool.network.on(LINK, linked(PO2));
    tool.network.on(SAVE, linked(PO2));
    await tool.ready();
    await tool.type(STYLES, 'SN-12');
    await waitUntil(() => tool.option('SN-12'));
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => tool.text().includes('1 unsaved change'));
    tool.save()?.click();
    const alert = await tool.bannerWith('Somebody else has removed purchase order PO-1');
    expect(alert.textContent).to.contain('Not saved: SN-11, SN-12');
    expect(tool.text()).not.to.contain('Changes Saved');
    const row = (await tool.combobox(STYLES)).closest('li');
    expect(row?.textContent).to.contain('Removed by somebody else. Saving puts it back.');
    expect(tool.text()).to.contain('2 unsaved changes');
  });

  it('D-125 so does one in whose field a number is typed and not added', async () => {
    tool.network.on(LINK, linked(PO2));
    tool.network.on(SAVE, linked(PO2));
    await tool.ready();
    await tool.type(STYLES, 'SN-99');
    tool.save()?.click();
    const alert = await tool.bannerWith('Somebody else has removed purchase order PO-1');
    expect(alert.textContent).to.contain('Not saved: SN-11, SN-99.');
    expect((await tool.combobox(STYLES)).value).to.equal('SN-99');
  });

  it('the page hears that nothing is unsaved any more before it hears of the save', async () => {
    tool.network.on(LINK, linked(PO1, PO2));
    tool.network.on(SAVE, linked({ ...PO1, selectedSN: [] }, PO2));
    await tool.ready();
    const events: string[] = [];
    tool.element.addEventListener('fp-dirty', (event) =>
      events.push(`dirty ${(event as CustomEvent).detail.dirty}`),
    );
    tool.element.addEventListener('fp-saved', () => events.push('saved'));
    (await tool.button('Remove SN-11')).click();
    await waitUntil(() => tool.text().includes('1 unsaved change'));
    tool.save()?.click();
    await tool.bannerWith('Changes Saved.');
    expect(events).to.deep.equal(['dirty true', 'dirty false', 'saved']);
  });

  it('Ctrl+S saves while the focus is inside; the comboboxes are read-only meanwhile', async () => {
    const answer = held();
    tool.network.on(LINK, answer.answer);
    tool.network.on(SAVE, linked(PO1, PO2));
    await tool.ready();
    (await tool.combobox(ORDERS)).focus();
    await tool.chord('s');
    await waitUntil(async () => (await tool.combobox(ORDERS)).readOnly);
    expect((await tool.combobox(STYLES)).readOnly).to.equal(true);
    answer.give(linked(PO1, PO2));
    await tool.bannerWith('Changes Saved.');
    expect((await tool.combobox(ORDERS)).readOnly).to.equal(false);
  });

  it('a cancelled fp-reload leaves the data as they are', async () => {
    tool.network.on(LINK, linked(PO1, PO2));
    tool.network.on(SAVE, linked(PO1, PO2));
    await tool.ready();
    tool.element.addEventListener('fp-reload', (event) => event.preventDefault());
    tool.save()?.click();
    await tool.bannerWith('Changes Saved.');
    await settled();
    expect(tool.network.to(LOAD)).to.have.length(1);
  });

  it('D-31 another record waits for the answer to the question', async () => {
    await tool.ready();
    (await tool.button('Remove SN-11')).click();
    await waitUntil(() => tool.text().includes('1 unsaved change'));
    tool.element.setAttribute('record-id', '8');
    await tool.bannerWith('1 change of this record is not saved.');
    expect(find(tool.element, '[role=alert]')?.textContent).to.contain('Leave without saving?');
    (await tool.button('Keep editing')).click();
    await waitUntil(() => !find(tool.element, '[role=alert]'));
    expect(tool.network.to(LOAD)).to.have.length(1);
    tool.element.setAttribute('record-id', '9');
    (await tool.button('Discard changes')).click();
    await waitUntil(() => tool.network.to(LOAD).length === 2);
    expect(tool.network.to(LOAD)[1]?.body.query).to.contain('eq: 9');
    await waitUntil(() => !tool.text().includes('unsaved'));
  });

  it('D-31 another record comes when the asked-about change is taken back', async () => {
    await tool.ready();
    (await tool.button('Remove SN-11')).click();
    await waitUntil(() => tool.text().includes('1 unsaved change'));
    tool.element.setAttribute('record-id', '8');
    await tool.bannerWith('1 change of this record is not saved.');
    (await tool.combobox(STYLES)).focus();
    await tool.chord('z');
    await waitUntil(() => tool.network.to(LOAD)[1]?.body.query.includes('eq: 8'));
    await waitUntil(() => !find(tool.element, '[role=alert]'));
  });
});
