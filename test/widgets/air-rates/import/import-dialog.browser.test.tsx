import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { useEffect, useRef, useState } from 'react';
import { adoptStylesheets } from '../../../../shared/element/stylesheets.ts';
import { defineTexts } from '../../../../shared/i18n/define-texts.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import type {
  ImportDialogProps,
  ImportResult,
} from '../../../../widgets/air-rates/import/dialog/import-dialog.tsx';
import { ImportDialog, stylesheets } from '../../../../widgets/air-rates/import/import.tsx';
import type { ProblemsOf } from '../../../../widgets/air-rates/import/preview.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { eachPlace, mount } from '../../../shared/ui/mount.ts';
import { click, focused, found, nameOf, press, type } from '../../../shared/ui/user-input.ts';
import { blockOf, LEVELS } from './blocks.ts';

const load = () => Promise.reject(new Error('English only'));
const texts = defineTexts({
  en: { noAirport: 'Please fill the "From" field.' },
  load: { de: load, es: load, fr: load, ja: load, zh: load },
});
const problemsOf: ProblemsOf = (cells) =>
  /^[A-Z]{3}$/.test(cells.from ?? '')
    ? []
    : [{ severity: 'error', column: 'from', message: texts('noAirport') }];

const place = eachPlace();

type GivenProps = Pick<ImportDialogProps, 'source'> & Partial<ImportDialogProps>;

/** A table's button that opens the dialog. */
function Opener(props: GivenProps) {
  const [isOpen, setOpen] = useState(false);
  const node = useRef<HTMLDivElement>(null);
  useEffect(() => adoptStylesheets(node.current!.getRootNode() as ShadowRoot, stylesheets), []);
  return (
    <div ref={node}>
      <Button onClick={() => setOpen(true)}>Import</Button>
      {isOpen && (
        <ImportDialog
          levels={LEVELS}
          hasLanes={false}
          problemsOf={problemsOf}
          onImport={() => {}}
          onClose={() => setOpen(false)}
          {...props}
        />
      )}
    </div>
  );
}

async function opened(props: GivenProps) {
  const results: ImportResult[] = [];
  const draw = () => <Opener onImport={(result) => results.push(result)} {...props} />;
  const element = mount(draw, place());
  await click(await found(element, 'button'));
  const dialog = await found<HTMLDialogElement>(element, 'dialog');
  const all = <T extends HTMLElement>(selector: string) => [...dialog.querySelectorAll<T>(selector)];
  return {
    element,
    dialog,
    results,
    all,
    select: (name: string) => all<HTMLSelectElement>('select').find((one) => nameOf(one) === name)!,
    option: (label: string) =>
      all('label')
        .find((one) => one.textContent === label)
        ?.querySelector('input'),
    button: (name: string) => all('button').find((one) => nameOf(one) === name),
    main: () => dialog.querySelector<HTMLButtonElement>('footer button:last-child')!,
    choose(file: File) {
      const files = new DataTransfer();
      files.items.add(file);
      const input = dialog.querySelector<HTMLInputElement>('input[type=file]')!;
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    says: (words: string) => waitUntil(() => dialog.textContent?.includes(words), words),
  };
}

const BLOCK = blockOf(`
  Acme Air Cargo
  POL | POD | Airline | MIN | +45  | +100 | T/T | Valid from | Valid to | Contact
  YYZ | LHR | AC      | 80  | 4.50 | 4    | 2-4 | 03/04/2026 | 05/06/2026 | Bob
  YYZ | FRA | LH      | 90  | 5    | 4.2  | 3   | 03/04/2026 | 05/06/2026 | Bob
  ??  | CDG | AF      | 85  | 4    | 3    | 3   | 03/04/2026 | 05/06/2026 | Bob
  All rates subject to space`);

describe('the import of air rates', () => {
  it('AIR-27 says what becomes of a pasted block, and is accessible', async () => {
    const { element, dialog, select, says, button } = await opened({
      source: { kind: 'block', block: BLOCK },
    });
    await says('2 rates to import, 1 to correct');
    await says('5 rows pasted = 2 taken + 1 to correct + 2 left out (1 title, 1 note)');
    await says('New weight columns: + 45 Kgs');
    await says('Columns left out: Contact');
    await says('Line 5, From: Please fill the "From" field.');
    await click(button('2 left out'));
    await says('Line 6 (note): All rates subject to space');
    expect(dialog.textContent).not.to.contain('Line 5, From');
    await click(button('2 taken'));
    await says('Line 3: YYZ LHR AC 80');
    expect(select('+45 becomes').selectedOptions[0]?.textContent).to.equal('+ 45 Kgs (new)');
    expect(select('Contact becomes').value).to.equal('');
    expect(dialog.contains(focused())).to.equal(true);
    await expect(element).to.be.accessible();
  });

  it('AIR-27 AIR-58 marks the very cell that is wrong, with what is wrong in it, however far down its line is', async () => {
    const right = Array.from({ length: 9 }, () => 'YYZ|LHR|3').join('\n');
    const block = blockOf(`POL|POD|+100\n${right}\n??|CDG|3\nYYZ|FRA|4`);
    const { element, all, says, main } = await opened({ source: { kind: 'block', block } });
    await says('10 rates to import, 1 to correct');
    const wrong = all('td').filter((cell) => cell.ariaDescription !== null);
    expect(wrong.map((cell) => [cell.textContent, cell.ariaDescription, cell.title])).to.deep.equal([
      ['??', 'Please fill the "From" field.', 'Please fill the "From" field.'],
    ]);
    expect(wrong[0]?.parentElement?.querySelector('th')?.textContent).to.equal('11');
    expect(getComputedStyle(wrong[0]!).boxShadow).to.include('inset');
    await says('and 2 more lines');
    expect(main().textContent).to.equal('Import 10 rates, and 1 to correct');
    await expect(element).to.be.accessible();
  });

  it('AIR-58 the button counts what is taken: a block of nothing but rows to correct says so', async () => {
    const { main, says, results } = await opened({
      source: { kind: 'block', block: blockOf('POL|POD|+100\n??|CDG|3') },
    });
    await says('1 to correct');
    expect(main().textContent).to.equal('Import 1 rate to correct');
    await click(main());
    expect(results[0]?.rows).to.have.length(1);
  });

  it('D-113 asks which number is the day, and imports nothing before that', async () => {
    const { main, results, option, says, dialog } = await opened({ source: { kind: 'block', block: BLOCK } });
    await click(main());
    await says('Please say which number is the day.');
    expect(results).to.deep.equal([]);
    expect(focused()).to.equal(dialog.querySelector('input[type=radio]'));
    expect(focused()?.getAttribute('aria-invalid')).to.equal('true');
    await click(option('03/04/2026 is March 4, 2026'));
    await click(main());
    expect(results[0]?.rows[0]).to.include({ validityFrom: '2026-03-04', validityTo: '2026-05-06' });
  });

  it('D-148 asks how the numbers are written where nothing tells it, and imports nothing before that', async () => {
    const block = blockOf('POL|POD|+45|+100\nYYZ|LHR|2,345|1,250');
    const { element, main, results, option, says, dialog } = await opened({
      source: { kind: 'block', block },
    });
    await click(main());
    await says('Please say how the numbers are written.');
    expect(results).to.deep.equal([]);
    expect(focused()).to.equal(dialog.querySelector('input[type=radio]'));
    expect(option('2,345 is 2345')).not.to.equal(undefined);
    await expect(element).to.be.accessible();
    await click(option('2,345 is 2.345'));
    await says('2.345');
    await click(main());
    expect(results[0]?.rows).to.deep.equal([
      { from: 'YYZ', to: 'LHR', 'level 45': '2.345', 'level 100': '1.250', routing: 'LHR' },
    ]);
  });

  it('D-148 shows the numbers as the others of their column tell them, and asks nothing', async () => {
    const block = blockOf('POL|POD|Min|N\nYYZ|LHR|75,00|0,125\nYYZ|FRA|1.250|2,345');
    const { main, results, all } = await opened({ source: { kind: 'block', block } });
    expect(all('input[type=radio]')).to.deep.equal([]);
    expect(all('td').map(({ textContent }) => textContent)).to.include.members(['75.00', '1250', '2.345']);
    await click(main());
    expect(results[0]?.rows).to.deep.equal([
      { from: 'YYZ', to: 'LHR', 'level minimum': '75.00', 'level normal': '0.125', routing: 'LHR' },
      { from: 'YYZ', to: 'FRA', 'level minimum': '1250', 'level normal': '2.345', routing: 'FRA' },
    ]);
  });

  it('D-113 asks whether two digits in front are the year', async () => {
    const block = blockOf('POL|POD|+100|Valid to\nYYZ|LHR|3|27/03/31\nYYZ|FRA|3|27/06/30');
    const { main, results, option } = await opened({ source: { kind: 'block', block } });
    expect(option('27/03/31 is March 27, 2031')).not.to.equal(undefined);
    await click(option('27/03/31 is March 31, 2027'));
    await click(main());
    expect(results[0]?.rows.map(({ validityTo }) => validityTo)).to.deep.equal(['2027-03-31', '2027-06-30']);
  });

  it('AIR-34 gives the lanes by column, and all levels in their order', async () => {
    const { main, results, option, element } = await opened({ source: { kind: 'block', block: BLOCK } });
    await click(option('03/04/2026 is April 3, 2026'));
    await click(main());
    expect(results).to.have.length(1);
    const { rows, levels, mode } = results[0]!;
    expect(rows[0]).to.deep.equal({
      from: 'YYZ',
      to: 'LHR',
      airline: 'AC',
      'level minimum': '80',
      'level 45': '4.50',
      'level 100': '4',
      minTime: '2',
      maxTime: '4',
      routing: 'LHR',
      validityFrom: '2026-04-03',
      validityTo: '2026-06-05',
    });
    expect([rows.length, mode]).to.deep.equal([3, 'append']);
    expect(levels).to.deep.equal(['minimum', 'normal', '45', '100', '300', '500', '1000']);
    await waitUntil(() => !element.shadowRoot?.querySelector('dialog'), 'it is closed');
  });

  it('can be used with the keyboard alone', async () => {
    const { select, results, option, says } = await opened({ source: { kind: 'block', block: BLOCK } });
    select('+45 becomes').focus();
    await type('Leave');
    await says('Columns left out: +45, Contact');
    option('03/04/2026 is April 3, 2026')?.focus();
    await press('Space');
    while (nameOf(focused()) !== 'Import 2 rates, and 1 to correct') await press('Tab');
    await press('Enter');
    expect(results[0]?.levels).to.deep.equal(LEVELS);
    expect(results[0]?.rows[0]).not.to.have.property('level 45');
    await waitUntil(() => nameOf(focused()) === 'Import', 'the focus is back');
  });

  it('takes another line for the headings, or none', async () => {
    const block = blockOf(`POL|POD|+100\n${'YYZ|LHR|3\n'.repeat(5)}`);
    const { select, all, says } = await opened({ source: { kind: 'block', block } });
    const heading = all<HTMLSelectElement>('select')[0]!;
    expect(heading.selectedOptions[0]?.textContent).to.contain('Line 1: POL, POD');
    await says('5 rates to import');
    heading.focus();
    await press('Home');
    await says('6 rates to import');
    expect(select('Column A becomes').selectedOptions).to.have.length(1);
  });

  it('repeats an origin that stands once for several lanes, unless the user says no', async () => {
    const block = blockOf('POL|POD|Airline|+100\nYYZ|LHR|AC|3\n|FRA|LH|4');
    const { main, results, option } = await opened({ source: { kind: 'block', block } });
    const repeat = option('Repeat the text above where these are blank: From');
    expect(repeat?.checked).to.equal(true);
    await click(main());
    expect(results[0]?.rows.map(({ from }) => from)).to.deep.equal(['YYZ', 'YYZ']);
  });

  it('replaces the lanes of the table only where the user says so', async () => {
    const block = blockOf('POL|POD|+100\nYYZ|LHR|3');
    const { main, results, option } = await opened({ source: { kind: 'block', block }, hasLanes: true });
    expect(option('They stay, and the new ones come after them')?.checked).to.equal(true);
    await click(option('They are replaced by the new ones'));
    await click(main());
    expect(results[0]?.mode).to.equal('replace');
  });

  it('takes prices in another currency only where the user says so', async () => {
    const block = blockOf('POL|POD|+100\nYYZ|LHR|3 EUR/kg');
    const { element, dialog, main, results, option, says } = await opened({
      source: { kind: 'block', block },
    });
    await says('prices here are in EUR');
    expect(dialog.querySelector('[role=alert]')?.textContent).to.contain('EUR');
    await click(main());
    await says('Please convert the prices');
    expect(results).to.deep.equal([]);
    expect(focused()).to.equal(option('Take over the numbers as they are'));
    await expect(element).to.be.accessible();
    await click(option('Take over the numbers as they are'));
    await click(main());
    expect(results[0]?.rows).to.deep.equal([{ from: 'YYZ', to: 'LHR', 'level 100': '3', routing: 'LHR' }]);
  });

  it('converts a sheet in pounds, says so, and leaves it where the user knows better', async () => {
    const block = blockOf(`Rates USD per LB, weight breaks in LBS
      From | To  | Airline | Min | N    | +100
      JFK  | LHR | BA      | 75  | 1.91 | 1.59`);
    const { element, main, results, option, says } = await opened({ source: { kind: 'block', block } });
    await says('New weight columns: + 45.36 Kgs');
    expect(option('Per lb: 1.91 becomes 4.2108 per kg')?.checked).to.equal(true);
    expect(option('Pounds: 100 lb becomes 45.36 kg')?.checked).to.equal(true);
    await expect(element).to.be.accessible();
    await click(option('Kilograms: 100 stays as it is'));
    await click(main());
    expect(results[0]?.rows[0]).to.include({
      'level minimum': '75',
      'level normal': '4.2108',
      'level 100': '3.5053',
    });
  });

  it('asks what prices are for where the sheet isn’t clear, and imports nothing before that', async () => {
    const block = blockOf('From|To|Airline|N|+100 lbs\nJFK|LHR|BA|1.91|1.59');
    const { main, results, option, says } = await opened({ source: { kind: 'block', block } });
    await click(main());
    await says('Please say which unit it is.');
    expect(results).to.deep.equal([]);
    await click(option('Per kg: 1.91 stays as it is'));
    await click(main());
    expect(results[0]?.rows[0]).to.include({ 'level normal': '1.91', 'level 45.36': '1.59' });
  });

  const DIRECT = 'No routing is given: these are taken for direct flights';

  it('AIR-30 D-136 says that rates without a routing are taken for direct flights', async () => {
    const { says } = await opened({ source: { kind: 'block', block: blockOf('POL|POD|+100\nYYZ|LHR|3') } });
    await says(DIRECT);
  });

  it('AIR-30 says so, too, of a column of routings without any, not that there is none', async () => {
    const block = blockOf('POL|POD|+100|Routing\nYYZ|LHR|3|\nYYZ|FRA|3|');
    const { dialog, says } = await opened({ source: { kind: 'block', block } });
    await says(DIRECT);
    expect(dialog.textContent).not.to.include('No column');
  });

  it('AIR-58 the same error of several lines is told once', async () => {
    const block = blockOf('POL|POD|+100\n??|CDG|3\nYYZ|LHR|3\n??|FRA|3\n??|NRT|3');
    const { says } = await opened({ source: { kind: 'block', block } });
    await says('Lines 2, 4, 5, From: Please fill the "From" field.');
  });

  it('AIR-56 says nothing of direct flights where a column has routings', async () => {
    const block = blockOf('POL|POD|+100|Routing\nYYZ|LHR|3|FRA/LHR\nYYZ|FRA|3|');
    const { dialog, says } = await opened({ source: { kind: 'block', block } });
    await says('2 rates to import');
    expect(dialog.textContent).not.to.include(DIRECT);
  });

  it('reads the sheets of a workbook that was chosen', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Cover', rows: [['Acme Air Cargo']] },
        {
          name: 'Export',
          rows: [
            ['Origin', 'Dest', 'Valid from', '+100'],
            ['YYZ', 'LHR', new Date(Date.UTC(2026, 3, 5)), 4.1],
          ],
        },
      ],
    });
    const { main, results, choose, all, says, element } = await opened({ source: { kind: 'file' } });
    expect(nameOf(focused())).to.equal('Choose a file');
    expect(main().disabled).to.equal(true);
    choose(new File([bytes as Uint8Array<ArrayBuffer>], 'rates.xlsx'));
    await says('rates.xlsx');
    await waitUntil(() => all('select').length > 0, 'the sheets');
    all('select')[0]!.focus();
    await type('Export');
    await says('1 rate to import');
    await expect(element).to.be.accessible();
    await click(main());
    expect(results[0]?.rows).to.deep.equal([
      { from: 'YYZ', to: 'LHR', validityFrom: '2026-04-05', 'level 100': '4.1', routing: 'LHR' },
    ]);
  });

  it('leaves out what a sheet hides, says so, and takes it where the user wants it', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Export',
          rows: [
            ['Origin', 'Dest', '+100', 'Remarks'],
            ['YYZ', 'LHR', 4.1, 'new'],
            ['YYZ', 'FRA', 9.9, 'old'],
          ],
          rowDefs: new Map([[2, { hidden: true }]]),
          columns: [{}, {}, {}, { hidden: true }],
        },
      ],
    });
    const file = new File([bytes as Uint8Array<ArrayBuffer>], 'rates.xlsx');
    const { main, results, says, option, button } = await opened({ source: { kind: 'file', file } });
    await says('2 rows in the file = 1 taken + 1 left out (1 hidden)');
    await click(button('1 left out'));
    await says('Line 3 (hidden): YYZ FRA 9.9 old');
    const take = option('Take over what the sheet hides, too: 1 row');
    expect(take?.checked).to.equal(false);
    expect(option('Take over what the sheet hides, too: 1 column (D)')?.checked).to.equal(false);
    await click(take);
    await says('2 rows in the file = 2 taken');
    await click(take);
    await says('1 rate to import');
    await click(main());
    expect(results[0]?.rows).to.deep.equal([{ from: 'YYZ', to: 'LHR', 'level 100': '4.1', routing: 'LHR' }]);
  });

  const bookOf = async (sheets: WriteSheet[]) =>
    new File([(await writeXlsx({ sheets })) as Uint8Array<ArrayBuffer>], 'rates.xlsx');
  const RATES = ['Origin', 'Dest', '+100', 'Routing', 'Currency'];

  it('AIR-56 D-136 takes no flight for a direct one where the sheet hides its routings, and takes these alone', async () => {
    const file = await bookOf([
      {
        name: 'Export',
        rows: [RATES, ['YYZ', 'LHR', 4.1, 'FRA'], ['YYZ', 'FRA', 9.9, 'FRA']],
        rowDefs: new Map([[2, { hidden: true }]]),
        columns: [{}, {}, {}, { hidden: true }],
      },
    ]);
    const { main, results, says, option } = await opened({ source: { kind: 'file', file } });
    await says('The sheet hides its column with the routing (D)');
    await click(option('Take over what the sheet hides, too: 1 column (D)'));
    await says('1 rate to import');
    await click(main());
    expect(results[0]?.rows).to.deep.equal([{ from: 'YYZ', to: 'LHR', 'level 100': '4.1', routing: 'FRA' }]);
  });

  it('asks about the currency of a sheet whose column of currencies is hidden', async () => {
    const file = await bookOf([
      {
        name: 'Export',
        rows: [RATES, ['YYZ', 'LHR', 4.1, 'LHR', 'EUR']],
        columns: [{}, {}, {}, {}, { hidden: true }],
      },
    ]);
    const { says } = await opened({ source: { kind: 'file', file } });
    await says('prices here are in EUR');
  });

  it('leaves out what is struck out, says so, and takes it where the user wants it', async () => {
    const out = (value: string | number) => ({ value, style: { font: { strikethrough: true } } });
    const file = await bookOf([
      {
        name: 'Export',
        rows: [RATES, ['YYZ', 'LHR', 4.1, 'LHR'], ['YYZ', 'FRA', 9.9, 'FRA']],
        cells: new Map([
          ['1,2', out(4.1)],
          ['2,0', out('YYZ')],
          ['2,1', out('FRA')],
          ['2,2', out(9.9)],
          ['2,3', out('FRA')],
        ]),
      },
    ]);
    const { main, results, says, option, button } = await opened({ source: { kind: 'file', file } });
    await says('2 rows in the file = 1 taken + 1 left out (1 struck out)');
    await click(button('1 left out'));
    await says('Line 3 (struck out): YYZ FRA 9.9 FRA');
    const take = option('Take over what is struck out, too: 1 row, 1 cell');
    await click(take);
    await says('2 rows in the file = 2 taken');
    await click(take);
    await says('1 rate to import');
    await click(main());
    expect(results[0]?.rows).to.deep.equal([{ from: 'YYZ', to: 'LHR', routing: 'LHR' }]);
  });

  it('begins with the sheet that has rates, not with the cover in front of it', async () => {
    const file = await bookOf([
      { name: 'Export Summary', rows: [['Sheet'], ['Rates']] },
      { name: 'Rates', rows: [RATES, ['YYZ', 'LHR', 4.1, 'LHR']] },
    ]);
    const { says, all } = await opened({ source: { kind: 'file', file } });
    await says('1 rate to import');
    const chosen = all<HTMLSelectElement>('select').map(({ selectedOptions: [one] }) => one?.textContent);
    expect(chosen).to.include('Rates');
  });

  it('takes no row of a text file that a comma within a price has moved', async () => {
    const file = new File(['From,To,Min,+100\nYYZ,LHR,1,250,3.5\nYYZ,FRA,75,3.4'], 'rates.csv');
    const { main, results, says, button } = await opened({ source: { kind: 'file', file } });
    await says('2 rows in the file = 1 taken + 1 left out (1 with more cells than headings)');
    await click(button('1 left out'));
    await says('Line 2 (more cells than headings): YYZ LHR 1 250 3.5');
    await click(main());
    expect(results[0]?.rows.map(({ to }) => to)).to.deep.equal(['FRA']);
  });

  it('reads a file that is dropped on it', async () => {
    const { dialog, says } = await opened({ source: { kind: 'file' } });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['Origin;Dest;+100\nYYZ;LHR;4,5'], 'rates.csv'));
    const target = dialog.querySelector('footer')!.parentElement!.querySelector('input')!.parentElement!;
    target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await says('1 rate to import');
  });

  it('asks for the encoding of a text file where it is not certain, with the lines in question', async () => {
    // A remark that is 東京 in Shift-JIS, and no word in Western European letters.
    const bytes = ['Origin;Dest;+100;Remarks\nYYZ;LHR;4,5;', new Uint8Array([0x93, 0x8c, 0x8b, 0x9e]), '\n'];
    const file = new File(bytes, 'rates.csv');
    const { dialog, says } = await opened({ source: { kind: 'file', file } });
    await says('Encoding of the file');
    const choice = [...dialog.querySelectorAll('select')].find(({ options }) =>
      [...options].some(({ value }) => value === 'shift_jis'),
    )!;
    choice.value = 'windows-1252';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    await says('“Œ‹ž');
    choice.value = 'shift_jis';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    await says('東京');
    await says('1 rate to import');
  });

  it('asks for no encoding that is certain', async () => {
    const { dialog, says } = await opened({
      source: { kind: 'file', file: new File(['Origin;Dest;+100;Remarks\nYYZ;LHR;4,5;東京'], 'rates.csv') },
    });
    await says('1 rate to import');
    expect(dialog.textContent).not.to.contain('Encoding of the file');
  });

  it('says why it does not read a file, at the button, and reads the next one', async () => {
    const { dialog, choose, says } = await opened({
      source: { kind: 'file', file: new File(['x'], 'old.xls') },
    });
    await says('This is an old .xls workbook.');
    const button = dialog.querySelector('[aria-describedby]')!;
    const root = dialog.getRootNode() as ShadowRoot;
    const description = root.getElementById(button.getAttribute('aria-describedby')!);
    expect(description?.textContent).to.contain('save it as .xlsx');
    choose(new File(['Origin,Dest,+100\nYYZ,LHR,4.5'], 'rates.csv'));
    await says('1 rate to import');
    expect(dialog.textContent).not.to.contain('.xls workbook');
  });

  it('fits a phone: only the table scrolls sideways', async () => {
    await setViewport({ width: 375, height: 700 });
    const { dialog } = await opened({ source: { kind: 'block', block: BLOCK } });
    const body = dialog.querySelector('section')!.closest('dialog > div')!;
    expect(body.scrollWidth).to.equal(body.clientWidth);
    await setViewport({ width: 800, height: 600 });
  });
});
