import entry from 'entry:../../../widgets/entity-switcher/define.ts';
import { expect } from '@open-wc/testing';
import { commonElementSuite } from '../../helpers/element/common-suite.ts';
import { found, record } from '../../helpers/element/page.ts';
import { settled } from '../../helpers/element/settled.ts';
import { waitUntil } from '../../helpers/element/wait-until.ts';
import { graphqlError, held } from '../../helpers/network.ts';
import { press, type } from '../../shared/ui/user-input.ts';
import { CHECK, COMPANIES, LIST, ME, officeNetwork, PageObject, SET } from './page-object.ts';

commonElementSuite({
  tag: 'entity-switcher',
  entry,
  prepare(tool) {
    tool.fetcher = officeNetwork().fetch;
  },
  states: {
    'with the menu open': async (tool) => {
      const input = await found<HTMLInputElement>(tool, 'input');
      input.focus();
      input.click();
      await found(tool, '[role=listbox]');
    },
  },
});

describe('<entity-switcher>', () => {
  let tool: PageObject;

  before(async () => {
    await import(entry);
  });
  beforeEach(() => {
    tool = new PageObject(officeNetwork());
  });
  afterEach(() => tool.close());

  it('ENT-01 ENT-05 ENT-06 ENT-07 an admin chooses among all companies, the present one first', async () => {
    await tool.ready();
    expect(tool.element.shadowRoot?.querySelector('label')?.textContent).to.equal('Entity');
    expect(tool.combobox()?.required).to.equal(true);
    expect(tool.button()?.textContent?.trim()).to.equal('Switch Your Entity');
    tool.combobox()?.focus();
    tool.combobox()?.select();
    await press('Backspace', 'ArrowDown');
    await waitUntil(() => tool.options().length === 3);
    expect(tool.options().map((option) => option.textContent?.trim())).to.deep.equal([
      'alpha Imports',
      'Beta Home',
      'Provider',
    ]);
  });

  it('ENT-03 ENT-04 API-36 anybody else sees nothing, and is asked for nothing', async () => {
    for (const results of [false, null, 'true', 1, { isAdmin: true }]) {
      const other = new PageObject(officeNetwork());
      other.network.on(CHECK, results);
      const ready = record(other.element, 'fp-ready');
      await other.open();
      await waitUntil(() => ready.length === 1);
      expect(other.drawn(), String(results)).to.equal(undefined);
      expect(other.network.to(LIST)).to.have.length(0);
      await other.close();
    }
  });

  it('ENT-03 D-101 a check that is refused or fails draws nothing, and tells the page', async () => {
    const failures = [
      [graphqlError('No', 403), 'forbidden'],
      [new Response('', { status: 404 }), 'admin-check'],
    ] as const;
    for (const [answer, code] of failures) {
      const other = new PageObject(officeNetwork());
      other.network.on(CHECK, answer);
      const errors = record<{ code: string }>(other.element, 'fp-error');
      await other.open();
      await waitUntil(() => errors.length === 1);
      expect(errors[0]?.detail.code).to.equal(code);
      expect(other.drawn()).to.equal(undefined);
      other.network.on(CHECK, true);
      (other.element as unknown as { reload(): void }).reload();
      await waitUntil(() => other.combobox()?.value === 'Provider');
      await other.close();
    }
  });

  it('ENT-03 a page whose getToken gives no token hears so, and sees nothing', async () => {
    const errors = record<{ code: string; cause: Error }>(tool.element, 'fp-error');
    tool.element.getToken = () => undefined;
    await tool.open();
    await waitUntil(() => errors.length === 1);
    const { code, cause } = errors[0]!.detail;
    expect([code, cause.message]).to.deep.equal(['get-token', 'getToken returned no token.']);
    expect(tool.drawn()).to.equal(undefined);
  });

  it('ENT-13 ENT-14 the button is off without a choice and on the present company', async () => {
    await tool.ready();
    expect(tool.isOn()).to.equal(false);
    await tool.choose('beta');
    expect(tool.isOn()).to.equal(true);
    await tool.click('Clear Entity');
    expect(tool.isOn()).to.equal(false);
    tool.form()?.requestSubmit();
    await tool.choose('provider');
    expect(tool.combobox()?.value).to.equal('Provider');
    expect(tool.isOn()).to.equal(false);
    tool.form()?.requestSubmit();
    await settled();
    expect(tool.switches()).to.deep.equal([]);
  });

  it('ENT-08 ENT-12 API-39 a switch sends new_entity_id once, and the button is off meanwhile', async () => {
    const answer = held();
    tool.network.on(SET, answer.answer);
    await tool.ready();
    await tool.choose('beta');
    await tool.click('Switch Your Entity');
    expect(tool.isOn()).to.equal(false);
    await tool.click('Switch Your Entity');
    tool.form()?.requestSubmit();
    await waitUntil(() => tool.switches().length > 0, 'the switch is sent');
    expect(tool.switches().map(({ requestId: _, ...fields }) => fields)).to.deep.equal([
      { new_entity_id: 102 },
    ]);
    const changed = record<{ entityId: number }>(tool.element, 'fp-entity-changed');
    answer.give({ id: 102, companyName: 'Beta Home' });
    await waitUntil(() => changed.length === 1);
    expect(changed[0]?.detail).to.deep.equal({ entityId: 102 });
    expect([changed[0]?.bubbles, changed[0]?.composed]).to.deep.equal([true, true]);
  });

  it('ENT-10 D-106 after a switch it asks the page, and else loads its own data again', async () => {
    await tool.ready();
    const events: string[] = [];
    for (const name of ['fp-entity-changed', 'fp-reload', 'fp-ready'])
      tool.element.addEventListener(name, ({ type }) => events.push(type));
    tool.network.on(ME, { entity: COMPANIES[1] });
    await tool.choose('beta');
    await tool.click('Switch Your Entity');
    await waitUntil(() => events.includes('fp-ready'));
    expect(events).to.deep.equal(['fp-entity-changed', 'fp-reload', 'fp-ready']);
    expect(tool.combobox()?.value).to.equal('Beta Home');
    expect(tool.isOn()).to.equal(false);
  });

  it('D-106 a page that reloads itself cancels, and nothing is asked any more', async () => {
    await tool.ready();
    const asked = tool.network.to(LIST).length;
    let isAsked = false;
    tool.element.addEventListener('fp-reload', (event) => {
      isAsked = true;
      event.preventDefault();
    });
    await tool.choose('beta');
    await tool.click('Switch Your Entity');
    await waitUntil(() => isAsked);
    await settled();
    expect(tool.network.to(LIST)).to.have.length(asked);
    expect(tool.isOn(), 'ENT-14 what is chosen is the present one now').to.equal(false);
  });

  it('ENT-15 D-39 D-122 MSG-08 a failed switch says why, is on again, and keeps its key', async () => {
    tool.network.on(SET, graphqlError('This company does not exist.', 422), COMPANIES[1]);
    await tool.ready();
    const errors = record<{ message: string }>(tool.element, 'fp-error');
    await tool.choose('beta');
    await tool.click('Switch Your Entity');
    await tool.bannerWith('Unable to switch the entity: This company does not exist.');
    expect(errors[0]?.detail.message).to.equal('Unable to switch the entity: This company does not exist.');
    expect(tool.isOn()).to.equal(true);
    const changed = record(tool.element, 'fp-entity-changed');
    await tool.click('Switch Your Entity');
    await waitUntil(() => changed.length === 1);
    const [first, second] = tool.switches();
    expect(first.requestId).to.equal(second.requestId);
    expect(tool.banner()?.textContent).to.equal(undefined);
  });

  it('API-39 results that are null are no success', async () => {
    tool.network.on(SET, null);
    await tool.ready();
    await tool.choose('alpha');
    await tool.click('Switch Your Entity');
    await tool.bannerWith('Unable to switch the entity: Unexpected response');
    expect(tool.isOn()).to.equal(true);
    await tool.click('Dismiss');
    expect(tool.banner()?.textContent).to.equal(undefined);
  });

  it("keeps typing from the page's hotkeys, and leaves the choice alone until one is made", async () => {
    await tool.ready();
    const pressed: string[] = [];
    const hotkeys = ({ key }: KeyboardEvent) => pressed.push(key);
    document.addEventListener('keydown', hotkeys);
    tool.combobox()?.focus();
    tool.combobox()?.select();
    await type('k/');
    document.removeEventListener('keydown', hotkeys);
    expect(pressed).to.deep.equal([]);
    await press('Escape', 'Tab');
    expect(tool.combobox()?.value).to.equal('Provider');
    expect(tool.isOn()).to.equal(false);
  });

  it('is worked by the keyboard alone', async () => {
    await tool.ready();
    await tool.choose('beta');
    await press('Tab');
    const changed = record(tool.element, 'fp-entity-changed');
    expect(tool.element.shadowRoot?.activeElement?.textContent).to.contain('Switch Your Entity');
    await press('Enter');
    await waitUntil(() => changed.length === 1);
  });
});
