import { virtual } from '@guidepup/virtual-screen-reader';
import { expect } from '@open-wc/testing';
import { settled } from '../../helpers/element/settled.ts';
import { waitUntil } from '../../helpers/element/wait-until.ts';
import { held } from '../../helpers/network.ts';
import { focused, press, type } from '../../shared/ui/user-input.ts';
import { UPLOAD } from './fixtures.ts';
import { type AirForm, eachForm } from './page-object.ts';

const TRANSIT = "'Min Transit Time' can't be higher than 'Max Transit Time', please update.";
const LIVE = /^(polite|assertive): /;

/** The screen reader looks up the names of what it hears of, which it can't in a dialog that has left the page. */
class AttachedObserver extends MutationObserver {
  constructor(onChange: MutationCallback) {
    super((records, observer) =>
      onChange(
        records.filter(({ target }) => target.isConnected),
        observer,
      ),
    );
  }
}

describe('<air-rate-form> by ear', () => {
  let form: AirForm;
  eachForm((fresh) => {
    form = fresh;
  });
  afterEach(() => virtual.stop());

  /** All that was said; a region that was emptied is silent. */
  const said = async () =>
    (await virtual.spokenPhraseLog()).filter((phrase) => phrase.replace(LIVE, '').trim() !== '');
  const count = async (phrase: string) => (await said()).filter((one) => one === phrase).length;
  const heard = (phrase: string) => waitUntil(() => count(phrase), phrase);
  /**
   * Goes on with Tab until a control is read that begins with these words. A cell hands the focus on to its control while its own
   * event is still under way, so that either may be read first.
   */
  const tabTo = async (phrase: string) => {
    for (let n = 0; n < 40; n += 1) {
      const before = (await said()).length;
      await press('Tab');
      await settled();
      if ((await said()).slice(before).some((one) => one.startsWith(phrase))) return;
    }
    throw new Error(`Never came to: ${phrase}`);
  };
  /** Goes on with the reading cursor. */
  const readTo = async (phrase: string) => {
    for (let n = 0; n < 200; n += 1) {
      if ((await virtual.lastSpokenPhrase()).startsWith(phrase)) return;
      await virtual.next();
    }
    throw new Error(`Never read: ${phrase}`);
  };
  /** The option of the open list that the focused cell points to. */
  const option = () =>
    form.find(`#${CSS.escape(focused()?.getAttribute('aria-activedescendant') ?? 'none')}`)?.textContent;

  it('AIR-01 AIR-27 AIR-59 AIR-60 AIR-69 a whole sheet by keyboard, with a mistake that is heard, found, mended and submitted', async () => {
    await form.ready();
    await virtual.start({
      container: form.find('[part=root]')!,
      window: { document, MutationObserver: AttachedObserver },
    });

    // A weight column; the first entry is none.
    await tabTo('button, Add Weight Column');
    await press('Enter');
    await heard('dialog, Enter Weight Only');
    await heard('textbox, Weight in kilograms');
    await type('x');
    await press('Enter');
    await heard('polite: Please enter a valid number.');
    await type('45');
    await press('Enter');
    await heard('polite: + 45 Kgs added');

    // The lane: each cell says column and row, and the star of its heading as "required".
    await tabTo('combobox, From row 1, has popup listbox, not expanded, autocomplete in list, required');
    await type('yyz');
    await heard('polite: 1 result');
    expect(option()).to.equal('YYZ Toronto');
    await tabTo('combobox, To row 1');
    await type('lon');
    await heard('polite: 2 results');
    await press('ArrowDown');
    expect(option()).to.equal('LGW London');
    await tabTo('combobox, Airline row 1');
    await type('map');
    expect(option()).to.equal('Maple Cargo');
    await tabTo('textbox, minimum row 1');
    await type('75');
    await tabTo('textbox, + 45 Kgs row 1');
    await type('5.25');
    await tabTo('textbox, + 100 Kgs row 1');
    await type('4.10');
    await tabTo('textbox, Min transit time row 1, required');
    await type('5');
    await tabTo('textbox, Max transit time row 1, required');
    await type('3');
    await tabTo('textbox, Max Capacity row 1');
    const wrong = `polite: Row 1, Min transit time: ${TRANSIT}`;
    await heard(wrong);
    await tabTo('combobox, Routing row 1');
    await type('fra');
    await press('Enter');
    await type('lgw');
    await press('Enter');
    await tabTo('textbox, Validity From row 1');
    await tabTo('textbox, Validity To row 1, This rate has no end date.');
    await type('2099-01-31');
    await tabTo('button, Submit');

    // The submit is refused: the cell and what is wrong with it are read, and the list leads back to it.
    await press('Enter');
    const cell = `textbox, Min transit time row 1, 5, ${TRANSIT}, invalid, required`;
    await heard(cell);
    await heard(`polite: ${TRANSIT}`);
    await press('Tab');
    await readTo('region, Rates: 1 cell needs attention');
    await readTo(`button, Row 1, Min transit time: ${TRANSIT}`);
    await virtual.act();
    await waitUntil(async () => (await count(cell)) === 2, 'the cell is read again');
    await type('2');
    await tabTo('textbox, Max transit time row 1, 3, required');
    expect(form.text()).not.to.contain(TRANSIT);

    const upload = held<object>();
    form.network.on(UPLOAD, upload.answer);
    await tabTo('button, Submit');
    await press('Enter');
    await heard('polite: 0 of 1 rates sent');
    upload.give({ missing: [], submissionId: 5004 });
    await heard('polite: Rate submitted successfully.');
    await heard('button, Enter more rates');

    const all = await said();
    const live = all.filter((phrase) => LIVE.test(phrase) && !/\d results?$/.test(phrase));
    expect(live).to.deep.equal([
      'polite: Please enter a valid number.',
      'polite: + 45 Kgs added',
      wrong,
      `polite: ${TRANSIT}`,
      'polite: 0 of 1 rates sent',
      'polite: Rate submitted successfully.',
    ]);
    for (const phrase of all) expect(phrase.replace(LIVE, ''), 'no bare symbol').to.match(/\p{L}{2}|\d/u);
  }).timeout(60_000);
});
