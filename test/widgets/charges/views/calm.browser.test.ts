import entry from 'entry:../../../../widgets/charges/define.ts';
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { coveredBy } from '../../../helpers/element/page.ts';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { graphqlError } from '../../../helpers/network.ts';
import { isInSight } from '../../../shared/ui/user-input.ts';
import { AIR, answer, FCL, LCL, LOAD, line, rate, rateOf, SAVE } from '../fixtures.ts';
import { chargesNetwork, PageObject } from '../page-object.ts';

/** As wide as it is beside the menu of the portal on a screen. */
const BESIDE_MENU = [
  ['1,440', '1122px'],
  ['1,280', '962px'],
] as const;

describe('<booking-charges> stays where it is', () => {
  let tool: PageObject;

  before(async () => {
    await import(entry);
  });
  beforeEach(async () => {
    tool = new PageObject(chargesNetwork());
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
    const banner = await tool.bannerWith('Charges saved.');
    expect(before).to.be.a('number');
    expect(top(tool.table())).to.equal(before);
    const heading = tool.find('h2')?.getBoundingClientRect();
    expect(banner.getBoundingClientRect().left, 'beside the heading').to.be.above(heading?.left ?? 0);
  });

  for (const width of [375, 700, 1440]) {
    it(`CHG-24 at ${width} px a failed save is reported beside or above the heading and the table, never over them`, async () => {
      await setViewport({ width, height: 812 });
      tool.network.on(SAVE, graphqlError('The quote was closed by the forwarder yesterday evening.', 400));
      await tool.ready();
      await tool.click('Save');
      const message = await tool.bannerWith('Unable to create charges');
      await settled();
      expect(coveredBy(tool.element, message)).to.deep.equal([]);
    });
  }

  it('ends a heading of any length before the message beside it', async () => {
    await setViewport({ width: 992, height: 812 });
    const customer = { id: 101, companyName: 'Harbour Lane Imports and Wholesale of Northfold and Newark' };
    tool.network.on(LOAD, answer({ record: { id: 7, reference: 'Q-0007', customer } }));
    tool.network.on(SAVE, graphqlError('Closed', 400));
    await tool.ready();
    await tool.click('Save');
    const banner = await tool.bannerWith('Unable to create charges');
    await settled();
    const words = document.createRange();
    words.selectNodeContents(tool.find('h2 + p')!);
    const { left, bottom } = banner.getBoundingClientRect();
    const beside = [...words.getClientRects()].filter((line) => line.top < bottom);
    expect(beside.length, 'lines beside the message').to.be.above(0);
    expect(Math.max(...beside.map((line) => line.right))).to.be.below(left - 8);
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

  for (const [screen, width] of BESIDE_MENU) {
    for (const [kind, quote] of [
      ['an FCL', FCL],
      ['an LCL', LCL],
      ['an Air', AIR],
    ] as const) {
      it(`shows a converted line of ${kind} quote whole beside the menu on ${screen} px: nothing is covered or cut`, async () => {
        tool.network.on(rateOf('EUR'), rate(1.085));
        const amounts = {
          quantity: 270.85,
          unitCost: 1276.25,
          totalPrice: 345_678.25,
          minimumPrice: 346_000,
        };
        const lines = [
          line({ currency: 'EUR', ...amounts }),
          line({ id: 502, manuallyEditedTotal: true, ...amounts }),
        ];
        tool.network.on(LOAD, answer({ quote, freight_charges: lines }));
        tool.element.style.width = width;
        await tool.ready();
        await waitUntil(() => tool.headings().includes('In USD'));
        await waitUntil(() => tool.text().includes('at 1.085'), 'the rate is there');
        await settled();
        const box = tool.table()!.parentElement!;
        expect(box.scrollWidth).to.equal(box.clientWidth);
        const cells = [...box.querySelectorAll<HTMLElement>('tbody td[data-column]')];
        expect(cells.filter((cell) => !isInSight(cell)).map(({ dataset }) => dataset.column)).to.deep.equal(
          [],
        );
        const numbers = '[data-column=quantity], [data-column=unitCost], [data-column$=Price]';
        const texts = [...box.querySelectorAll<HTMLElement>(`:is(${numbers}), [data-column=usd] span`)];
        const cut = texts.filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 0,
        );
        expect(cut.map(({ textContent }) => textContent)).to.deep.equal([]);
      });
    }
  }
});
