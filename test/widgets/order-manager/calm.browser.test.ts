import { expect, nextFrame } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { coveredBy, isHeardIn, liveRegions } from '../../helpers/element/page.ts';
import { settled } from '../../helpers/element/settled.ts';
import { graphqlError, held } from '../../helpers/network.ts';
import { BOOKING, linked, PO1, PO2 } from './fixtures.ts';
import { eachTest, LINK, LOAD, type PageObject, SAVE, STYLES } from './page-object.ts';

/** How far what is on the screen moved while `run` ran, as the browser sums it up. */
async function shiftDuring(run: () => Promise<unknown>): Promise<number> {
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  await run();
  // What a frame moved is reported after it.
  await settled();
  await nextFrame();
  add(observer.takeRecords());
  observer.disconnect();
  return sum;
}

describe('<po-style-manager> stays where it is', () => {
  let tool: PageObject;
  eachTest((fresh) => {
    tool = fresh;
  });
  afterEach(() => setViewport({ width: 1024, height: 700 }));

  for (const width of [375, 1440]) {
    for (const [rows, answer, words] of [
      ['D-01', { results: [] }, 'You do not have access to this record.'],
      ['D-17 PO-53', new Response('', { status: 404 }), 'Error fetching booking data'],
      ['PO-30', { results: [BOOKING] }, undefined],
    ] as const) {
      it(`${rows} at ${width} px, when the record ${words ? `can't be opened: "${words}"` : 'is there'}`, async () => {
        await setViewport({ width, height: 812 });
        const load = held<unknown>();
        tool.network.on(LOAD, load.answer);
        await tool.open();
        await settled();
        const shift = await shiftDuring(async () => {
          load.give(answer);
          if (words) await tool.bannerWith(words);
          else await tool.button('Remove PO-1');
        });
        expect(shift).to.be.below(0.02);
      });
    }
  }

  for (const width of [375, 700, 1440]) {
    it(`PO-17 at ${width} px a failed save is reported beside or above the heading and the fields, never over them`, async () => {
      await setViewport({ width, height: 812 });
      tool.network.on(LINK, linked(PO1, PO2));
      tool.network.on(SAVE, graphqlError('The booking was closed by the forwarder yesterday evening.', 400));
      await tool.ready();
      tool.save()?.click();
      const message = await tool.bannerWith('Error Saving Changes');
      await settled();
      expect(coveredBy(tool.element, message)).to.deep.equal([]);
    });
  }

  it('PO-15 scrolls a field that takes the focus clear of the bar with the button', async () => {
    await setViewport({ width: 1024, height: 420 });
    tool.element.style.marginBlock = '400px';
    await tool.ready();
    const field = await tool.combobox(STYLES);
    scrollBy(0, field.getBoundingClientRect().bottom - innerHeight);
    field.focus();
    // Safari brings what takes the focus into sight a frame later.
    await settled();
    const bar = tool.save()!.parentElement!.getBoundingClientRect();
    expect(field.getBoundingClientRect().bottom).to.be.at.most(bar.top);
  });

  it('PO-38 a message comes into a region that was there before, so that it is also heard', async () => {
    tool.network.on(LINK, linked(PO1, PO2));
    tool.network.on(SAVE, linked(PO1, PO2));
    await tool.ready();
    const regions = liveRegions(tool.element);
    tool.save()?.click();
    expect(isHeardIn(regions, await tool.bannerWith('Changes Saved.'))).to.equal(true);
  });
});
