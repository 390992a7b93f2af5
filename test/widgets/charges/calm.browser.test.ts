import entry from 'entry:../../../widgets/charges/define.ts';
import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { settled } from '../../helpers/element/page.ts';
import { chargesNetwork, Driver } from './driver.ts';
import { answer, LOAD, line, rate, rateOf, SAVE } from './fixtures.ts';

/** Beside the menu of the portal on a screen of 1,440 px. */
const BESIDE_MENU = '1122px';

describe('<booking-charges> stays where it is', () => {
  let tool: Driver;

  before(async () => {
    await import(entry);
  });
  beforeEach(async () => {
    tool = new Driver(chargesNetwork());
    await setViewport({ width: 1440, height: 900 });
  });
  afterEach(async () => {
    await tool.close();
    await setViewport({ width: 1024, height: 700 });
  });

  const top = (node: Element | undefined) => node?.getBoundingClientRect().top;

  it('moves no line when it tells that all is saved', async () => {
    tool.network.on(SAVE, answer());
    await tool.ready();
    const before = top(tool.table());
    await tool.click('Save');
    const banner = await tool.said('Charges saved.');
    expect(before).to.be.a('number');
    expect(top(tool.table())).to.equal(before);
    const heading = tool.find('h2')?.getBoundingClientRect();
    expect(banner.getBoundingClientRect().left, 'beside the heading').to.be.above(heading?.left ?? 0);
  });

  it('never lays the bar of Save over its heading, however little of it is in sight', async () => {
    tool.element.style.marginTop = '850px';
    await tool.ready();
    scrollTo(0, 0);
    await settled();
    const heading = tool.find('h2')?.getBoundingClientRect();
    expect(heading?.top, 'the heading is in sight').to.be.below(innerHeight);
    expect(top(tool.save())).to.be.above(heading?.bottom ?? 0);
  });

  it('keeps Save above the lines that it lies over', async () => {
    const lines = Array.from({ length: 40 }, (_, n) => line({ id: n + 1 }));
    tool.network.on(LOAD, answer({ freight_charges: lines }));
    tool.element.style.marginTop = '120px';
    await tool.ready();
    scrollTo(0, 0);
    await settled();
    const { left = 0, top: upper = 0 } = tool.save()?.getBoundingClientRect() ?? {};
    const hit = (tool.element.shadowRoot as ShadowRoot).elementFromPoint(left + 4, upper + 2);
    expect(hit?.textContent).to.equal('Save');
  });

  it('shows a converted line whole beside the menu: no column needs a sideways scroll', async () => {
    tool.network.on(rateOf('EUR'), rate(1.085));
    tool.network.on(LOAD, answer({ freight_charges: [line({ currency: 'EUR' })] }));
    tool.element.style.width = BESIDE_MENU;
    await tool.ready();
    await waitUntil(() => tool.headings().includes('In USD'));
    await settled();
    const box = tool.table()?.parentElement;
    expect(box?.scrollWidth).to.equal(box?.clientWidth);
  });
});
