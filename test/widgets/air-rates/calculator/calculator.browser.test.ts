import { expect } from '@open-wc/testing';
import { newRow, type RateRow } from '../../../../widgets/air-rates/rows/rate-row.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { eachPlace } from '../../../shared/ui/mount.ts';
import { click, focused, found, press, type } from '../../../shared/ui/user-input.ts';
import { mountCalculator } from './mounted-calculator.tsx';

const LEVELS = ['minimum', 'normal', '45', '100'];

const lane = (to: string, prices: Readonly<Record<string, string>>): RateRow => {
  const cells = Object.entries(prices).map(([level, price]) => [`level ${level}`, price]);
  return newRow({ from: 'YYZ', to, airline: 'Air Canada', ...Object.fromEntries(cells) });
};

const ROWS = [
  lane('LHR', { normal: '37.15', '45': '18.28' }),
  lane('FRA', { minimum: '1200', normal: '30' }),
  lane('NRT', {}),
];

describe('<air-rate-form> the test of a weight', () => {
  const place = eachPlace();
  let element: HTMLElement;

  const open = async (rows: readonly RateRow[] = ROWS) => {
    element = mountCalculator({ rows, levels: LEVELS }, place());
    await click(await found(element, 'button'));
    await found(element, 'dialog[open]');
  };
  const all = (selector: string) => [...(element.shadowRoot?.querySelectorAll(selector) ?? [])];
  const field = (label: string) =>
    all('label').find(({ textContent }) => textContent === label)?.parentElement as HTMLElement;
  const lanes = () => all('tbody tr').map((row) => [...row.children].map(({ textContent }) => textContent));
  const status = () => element.shadowRoot?.querySelector('[role=status]')?.textContent;

  it('AIR-02 says of each lane what applies, what it costs and why', async () => {
    await open();
    expect(status()).to.equal('Enter a gross weight to see what it costs on each lane.');
    await type('30');
    await waitUntil(() => lanes()[0]?.at(-1)?.endsWith('at 30 kg.'), 'the lanes');
    expect(status()).to.equal('Chargeable weight: 30 kg');
    expect(lanes()).to.deep.equal([
      [
        'YYZ → LHRAir Canada',
        '+ 45 Kgs',
        '18.28',
        '45 kg',
        '822.60',
        'Rated as 45 kg: 822.60 is less than 1,114.50 at 30 kg.',
      ],
      ['YYZ → FRAAir Canada', 'Minimum', '', '', '1,200.00', 'Minimum applies: 900.00 for 30 kg is less.'],
      ['YYZ → NRTAir Canada', '', '', '', '', 'No price.'],
    ]);
  });

  it('AIR-02 rates the volume where it is more, from the keyboard alone', async () => {
    await open();
    for (const entry of ['30', '2', '120', '80', '100']) {
      await type(entry);
      await press('Tab');
    }
    await waitUntil(() => status() === 'Chargeable weight: 320 kg (volume: 320 kg)');
    expect((focused() as HTMLInputElement).value).to.equal('6000');
    await press('Control+a');
    await type('5000');
    await waitUntil(() => status() === 'Chargeable weight: 384 kg (volume: 384 kg)');
    await press('Escape');
    await waitUntil(() => all('dialog').length === 0);
    expect(focused()?.textContent).to.equal('Test weight');
  });

  it('D-148 offers both numbers of a text that has two, and counts with the one that is chosen', async () => {
    await open();
    await type('1,250');
    await press('Tab');
    const gross = field('Gross weight, kg');
    await waitUntil(() => gross.querySelectorAll('button').length === 2, 'both numbers');
    expect(status()).to.equal('Please complete the fields above.');
    await click(gross.querySelectorAll('button')[1]);
    await waitUntil(() => status() === 'Chargeable weight: 1,250 kg', 'the weight');
    const input = gross.querySelector('input');
    expect([input?.value, focused()]).to.deep.equal(['1250', input]);
  });

  it('D-148 says at the field what can not be read, and of a blank one once it is left', async () => {
    await open();
    expect(field('Gross weight, kg').querySelector('p')).to.equal(null);
    await press('Tab');
    await waitUntil(() => field('Gross weight, kg').textContent?.includes('Please fill in this field.'));
    await press('Shift+Tab');
    await type('1.2.3');
    await waitUntil(() => field('Gross weight, kg').textContent?.includes('Please enter a valid number.'));
    const input = field('Gross weight, kg').querySelector('input');
    expect(input?.getAttribute('aria-invalid')).to.equal('true');
    await waitUntil(() => lanes().length === 0, 'no lanes are left');
    await press('Control+a');
    await type('30');
    await press('Tab');
    await press('Tab');
    await type('100');
    await press('Tab');
    expect(field('Width, cm').textContent).to.equal('Width, cm');
    await press('Tab');
    await waitUntil(() => field('Width, cm').textContent?.includes('Please fill in this field.'));
    expect(field('Height, cm').textContent).to.equal('Height, cm');
    expect(status()).to.equal('Please complete the fields above.');
  });

  it('AIR-02 shows a long table in part, and whole when asked for', async () => {
    await open(Array.from({ length: 130 }, () => lane('LHR', { normal: '5' })));
    await type('10');
    await waitUntil(() => lanes().length === 100);
    const more = all('button').find(({ textContent }) => textContent === 'Show all 130 lanes');
    // As by Tab, which not every browser takes it for.
    (more as HTMLElement).focus({ focusVisible: true });
    await press('Enter');
    await waitUntil(() => lanes().length === 130);
    await waitUntil(() => focused() === field('Gross weight, kg').querySelector('input'), 'the focus stays');
  });

  it('is accessible, with errors and with lanes', async () => {
    await open();
    await type('x');
    await waitUntil(() => all('[aria-invalid]').length === 1);
    await expect(element).to.be.accessible();
    await press('Control+a');
    await type('30');
    await waitUntil(() => lanes().length === 3);
    await expect(element).to.be.accessible();
  });
});
