import entry from 'entry:../../../widgets/entity-switcher/define.ts';
import { expect } from '@open-wc/testing';
import { record } from '../../helpers/element/page.ts';
import { settled } from '../../helpers/element/settled.ts';
import { waitUntil } from '../../helpers/element/wait-until.ts';
import { graphqlError, held } from '../../helpers/network.ts';
import { CHECK, COMPANIES, ME, officeNetwork, PageObject, SET } from './page-object.ts';

describe('<entity-switcher> loaded again', () => {
  let tool: PageObject;

  before(async () => {
    await import(entry);
  });
  beforeEach(async () => {
    tool = new PageObject(officeNetwork());
    await tool.ready();
  });
  afterEach(() => tool.close());

  const reload = () => (tool.element as unknown as { reload(): void }).reload();
  /** Begins a switch whose answer the test gives, and asks for a reload meanwhile. */
  const reloadDuringSwitch = async () => {
    const slow = held<unknown>();
    tool.network.on(SET, slow.answer);
    await tool.choose('beta');
    await tool.click('Switch Your Entity');
    await waitUntil(() => tool.switches().length === 1, 'the switch is sent');
    reload();
    await settled();
    expect(tool.network.to(CHECK)).to.have.length(1);
    return slow.give;
  };

  it('while a switch runs waits for its end, and shows the new company', async () => {
    tool.element.addEventListener('fp-reload', (event) => event.preventDefault());
    const give = await reloadDuringSwitch();
    tool.network.on(ME, { entity: COMPANIES[1] });
    const ready = record(tool.element, 'fp-ready');
    give(COMPANIES[1]);
    await waitUntil(() => ready.length === 1, 'it is loaded again');
    expect(tool.combobox()?.value).to.equal('Beta Home');
    expect(tool.isOn()).to.equal(false);
    expect(tool.network.to(CHECK)).to.have.length(2);
  });

  it('D-39 while a switch runs that fails leaves the reason to be read', async () => {
    const give = await reloadDuringSwitch();
    give(graphqlError('This company does not exist.', 422));
    await tool.bannerWith('Unable to switch the entity: This company does not exist.');
    await settled();
    expect(tool.network.to(CHECK)).to.have.length(1);
    expect(tool.combobox()?.value).to.equal('Beta Home');
    expect(tool.isOn()).to.equal(true);
  });

  it('twice at once shows the companies once', async () => {
    const ready = record(tool.element, 'fp-ready');
    reload();
    reload();
    await waitUntil(() => ready.length === 1, 'it is loaded again');
    await settled();
    expect(ready).to.have.length(1);
  });
});
