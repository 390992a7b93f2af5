import { expect } from '@open-wc/testing';
import { exportLanes } from '../../../../widgets/air-rates/export/export-lanes.ts';
import { newRow } from '../../../../widgets/air-rates/rows/rate-row.ts';

const { click } = HTMLAnchorElement.prototype;

describe('the export of air rates', () => {
  let links: HTMLAnchorElement[];

  beforeEach(() => {
    links = [];
    HTMLAnchorElement.prototype.click = function () {
      links.push(this);
    };
  });
  afterEach(() => {
    HTMLAnchorElement.prototype.click = click;
  });

  const exported = { rows: [newRow({ from: 'YYZ', to: 'LHR' })], levels: ['100'], name: ['Acme'] };

  it('AIR-27 hands over a CSV with the headings of the page’s language', async () => {
    await exportLanes({ ...exported, locale: 'de' }, 'csv');
    expect(links[0]?.download).to.match(/^Acme_\d{4}-\d{2}-\d{2}\.csv$/);
    const text = await (await fetch(links[0]!.href)).text();
    expect(text).to.contain("Von;Nach;Fluggesellschaft;'+ 100 kg;Laufzeit min");
    expect(text).to.contain('\r\nYYZ;LHR;');
  });

  it('AIR-27 hands over a workbook', async () => {
    await exportLanes({ ...exported, locale: 'en' }, 'xlsx');
    expect(links[0]?.download).to.match(/\.xlsx$/);
    const blob = await (await fetch(links[0]!.href)).blob();
    expect(blob.type).to.contain('spreadsheetml');
  });
});
