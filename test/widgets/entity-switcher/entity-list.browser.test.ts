import entry from 'entry:../../../widgets/entity-switcher/define.ts';
import { expect } from '@open-wc/testing';
import { record } from '../../helpers/element/page.ts';
import { waitUntil } from '../../helpers/element/wait-until.ts';
import { held } from '../../helpers/network.ts';
import { press } from '../../shared/ui/user-input.ts';
import { COMPANIES, LIST, ME, officeNetwork, PageObject, PROVIDER } from './page-object.ts';

describe('the list of <entity-switcher>', () => {
  let tool: PageObject;

  before(async () => {
    await import(entry);
  });
  beforeEach(() => {
    tool = new PageObject(officeNetwork());
  });
  afterEach(() => tool.close());

  it('ENT-11 the button is off while the list is loading', async () => {
    const list = held();
    tool.network.on(LIST, list.answer, [200, [], 0]);
    await tool.open();
    await waitUntil(() => tool.button());
    expect(tool.isOn()).to.equal(false);
    list.give([200, COMPANIES, 3]);
    await waitUntil(() => tool.combobox()?.value === 'Provider');
  });

  it('ENT-11 the button is off while the list is loading again, and the choice stays', async () => {
    await tool.ready();
    await tool.choose('beta');
    expect(tool.isOn()).to.equal(true);
    const list = held();
    tool.network.on(LIST, list.answer, [200, [], 0]);
    (tool.element as unknown as { reload(): void }).reload();
    await waitUntil(() => !tool.isOn(), 'off');
    tool.form()?.requestSubmit();
    list.give([200, COMPANIES, 3]);
    await waitUntil(() => tool.isOn(), 'on again');
    expect(tool.combobox()?.value).to.equal('Beta Home');
    expect(tool.switches()).to.deep.equal([]);
  });

  it('ENT-16 D-39 MSG-07 a failed list says so, is logged, and can be tried again', async () => {
    const logged: unknown[][] = [];
    const { error } = console;
    console.error = (...words: unknown[]) => logged.push(words);
    try {
      tool.network.on(LIST, new Response('', { status: 404 }), [200, COMPANIES, 3], [200, [], 0]);
      await tool.open();
      await tool.bannerWith('Unable to load the list of entities. Please try again.');
    } finally {
      console.error = error;
    }
    expect(logged.map(([words]) => words)).to.deep.equal(['Failed to load the entity list:']);
    expect(tool.isOn()).to.equal(false);
    await tool.click('Try again');
    await waitUntil(() => tool.combobox()?.value === 'Provider');
    expect(tool.banner()?.textContent).to.equal(undefined);
  });

  it('ENT-18 API-37 API-38 it asks page by page until an empty one, and sorts whatever the case', async () => {
    const many = Array.from({ length: 10_000 }, (_, n) => ({
      id: 10_000 - n,
      companyName: `${n % 2 ? 'COMPANY' : 'company'} ${String(n).padStart(5, '0')}`,
    }));
    tool = new PageObject(officeNetwork([...many, { ...PROVIDER, id: 20_000 }]));
    tool.network.on(ME, { entity: { ...PROVIDER, id: 20_000 } });
    await tool.open();
    await waitUntil(() => tool.combobox()?.value === 'Provider', 'all pages');
    const skips = tool.network.to(LIST).map(({ body }) => body.variables.input.skip);
    expect(skips).to.deep.equal([...Array.from({ length: 51 }, (_, n) => n * 200), 10_001]);
    tool.combobox()?.focus();
    tool.combobox()?.select();
    await press('Backspace', 'ArrowDown');
    await waitUntil(() => tool.options().length > 0);
    expect(tool.options().length).to.be.lessThan(60);
    expect(tool.options()[0]?.textContent).to.contain('company 00000');
    expect(tool.options()[1]?.textContent).to.contain('COMPANY 00001');
    await tool.choose('09999');
    expect(tool.combobox()?.value).to.equal('COMPANY 09999');
    expect(tool.isOn()).to.equal(true);
  });

  it('API-38 carriers and airlines, which hardly anybody acts for, come after all others', async () => {
    const air = { id: 300, companyName: 'Air Alpha', isReference: true };
    const others = COMPANIES.map((company) => ({ ...company, isReference: false }));
    tool = new PageObject(officeNetwork([air, ...others]));
    await tool.ready();
    tool.combobox()?.focus();
    tool.combobox()?.select();
    await press('Backspace', 'ArrowDown');
    await waitUntil(() => tool.options().length > 0);
    expect(tool.options().map(({ textContent }) => textContent)).to.deep.equal([
      'alpha Imports',
      'Beta Home',
      'Provider',
      'Air Alpha',
    ]);
  });

  it('ENT-18 without any company there is nothing to choose', async () => {
    tool.network.on(LIST, [200, [], 0]);
    const ready = record(tool.element, 'fp-ready');
    await tool.open();
    await waitUntil(() => ready.length === 1);
    expect(tool.combobox()?.value).to.equal('');
    expect(tool.isOn()).to.equal(false);
  });
});
