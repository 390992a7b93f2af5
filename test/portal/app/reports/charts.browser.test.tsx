import stylesheets from 'stylesheets:../../../../portal/app/reports/charts/chart.tsx';
import { expect } from '@open-wc/testing';
import { BarsChart } from '../../../../portal/app/reports/charts/bars-chart.tsx';
import type { Point } from '../../../../portal/app/reports/charts/chart-props.ts';
import { ColumnsChart } from '../../../../portal/app/reports/charts/columns-chart.tsx';
import { monthName } from '../../../../portal/app/reports/report-words.ts';
import { adoptStylesheets } from '../../../../shared/element/stylesheets.ts';
import { formatsOf } from '../../../../shared/i18n/formats.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const MONTHS = ['Dez. 25', 'Jan. 26', 'Feb. 26', 'März 26', 'Apr. 26', 'Mai 26', 'Juni 26', 'Juli 26'];
const points = (labels: readonly string[]): Point[] =>
  labels.map((label, n) => ({
    ...{
      id: String(n),
      label,
      value: 25_000 + n,
      valueText: `25.00${n},5`,
      isFaint: false,
      canChoose: false,
    },
  }));
const given = { onChoose: () => undefined, tick: (value: number) => `${value.toLocaleString('de')} Tsd.` };

describe('the charts of a report', () => {
  const screen = eachPanelsPage();
  before(() => adoptStylesheets(document, stylesheets));

  /** The texts of a chart that wide, once it is drawn. */
  async function textsAt(width: number, chart: typeof ColumnsChart, labels: readonly string[]) {
    const Chart = chart;
    await screen.open(
      <div key={width} id={`w${width}`} style={{ width }}>
        <Chart kind="columns" points={points(labels)} {...given} />
      </div>,
    );
    const drawn = () => [
      ...screen.app.querySelectorAll<Element>(`#w${width} svg :is(text, foreignObject > div)`),
    ];
    const bars = () => screen.app.querySelectorAll(`#w${width} .recharts-bar-rectangle`);
    await waitUntil(() => bars().length === labels.length && drawn().length > 3, 'the chart');
    return drawn();
  }
  const overlap = (texts: readonly Element[]) => {
    const boxes = texts.map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }));
    return boxes.flatMap(({ text, box }, n) =>
      boxes
        .slice(n + 1)
        .filter(
          ({ box: other }) =>
            other.left < box.right - 1 &&
            box.left < other.right - 1 &&
            other.top < box.bottom - 1 &&
            box.top < other.bottom - 1,
        )
        .map((other) => `${text} and ${other.text}`),
    );
  };
  const values = (texts: readonly Element[]) =>
    texts.filter(({ textContent }) => textContent?.endsWith(',5'));

  it('MOD-17 no text of columns stands on another one: values are left out where they have no room', async () => {
    const wide = await textsAt(900, ColumnsChart, MONTHS);
    expect(overlap(wide)).to.deep.equal([]);
    expect(values(wide).length).to.equal(MONTHS.length);
    const narrow = await textsAt(320, ColumnsChart, MONTHS);
    expect(overlap(narrow)).to.deep.equal([]);
    expect(values(narrow)).to.deep.equal([]);
  });

  const LABELS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
    ['en', 'de', 'es', 'fr', 'ja', 'zh'].map((locale) => [
      locale,
      Array.from({ length: 13 }, (_, n) =>
        monthName(n < 12 ? `2026-${String(n + 1).padStart(2, '0')}` : '2027-01', formatsOf(locale), true),
      ),
    ]),
  );

  for (const [locale, labels] of Object.entries(LABELS))
    it(`MOD-17 the months below the columns stand apart and whole at each width, in ${locale}`, async () => {
      for (const width of [300, 480, 900]) {
        const texts = await textsAt(width, ColumnsChart, labels);
        expect(overlap(texts), `at ${width} px`).to.deep.equal([]);
        const { left, right } = screen.app.querySelector(`#w${width} svg`)!.getBoundingClientRect();
        const cut = texts
          .filter((text) => {
            const box = text.getBoundingClientRect();
            return box.left < left - 1 || box.right > right + 1;
          })
          .map(({ textContent }) => textContent);
        expect(cut, `at ${width} px`).to.deep.equal([]);
        const shown = texts.filter(({ textContent }) => labels.includes(textContent ?? ''));
        expect(shown.length, `months at ${width} px`).to.be.greaterThan(2);
      }
    });

  it('MOD-17 the name of a bar is one line, however long it is', async () => {
    const texts = await textsAt(320, BarsChart, ['A very long name of an ocean carrier line', 'Short']);
    expect(overlap(texts)).to.deep.equal([]);
    const name = texts.find(({ textContent }) => textContent?.startsWith('A very'));
    expect(name?.getBoundingClientRect().height).to.be.lessThan(22);
  });
});
