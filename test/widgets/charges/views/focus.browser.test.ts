import entry from 'entry:../../../../widgets/charges/define.ts';
import { expect } from '@open-wc/testing';
import { settled } from '../../../helpers/element/settled.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { graphqlError, held } from '../../../helpers/network.ts';
import { click, focused, nameOf, press } from '../../../shared/ui/user-input.ts';
import { answer, LOAD, line, SAVE } from '../fixtures.ts';
import { chargesNetwork, PageObject } from '../page-object.ts';

const FIRST = 'Charge Type row 1';

describe('<booking-charges> never loses the focus', () => {
  let tool: PageObject;
  const { error } = console;

  before(async () => {
    await import(entry);
  });
  beforeEach(() => {
    tool = new PageObject(chargesNetwork());
    console.error = () => undefined;
  });
  afterEach(() => {
    console.error = error;
    return tool.close();
  });

  const at = () => nameOf(focused());
  const isInside = () => tool.element.shadowRoot?.activeElement != null;
  const arrives = (name: string) => waitUntil(() => at() === name, `the focus at ${name}`);
  /** From the keyboard: only then the focus shows. */
  const enter = async (name: string) => {
    const button = await tool.button(name);
    await press('Shift');
    button.focus();
    await press('Enter');
  };
  /** With Ctrl+S, which is the browser's own where the focus is not inside. */
  const savesByKey = async () => {
    const before = tool.network.to(SAVE).length;
    await press('Control+s');
    await waitUntil(() => tool.network.to(SAVE).length > before, 'Ctrl+S saves');
  };

  for (const name of ['Add Row', 'Undo', 'Redo', 'Duplicate row 1', 'Remove row 1']) {
    it(`D-123 a save leaves it at ${name}, which does nothing meanwhile`, async () => {
      const slow = held();
      tool.network.on(SAVE, slow.answer);
      await tool.ready();
      await tool.fill('Comments', 1, 'x');
      const button = await tool.button(name);
      button.focus();
      await press('Control+s');
      await waitUntil(() => button.getAttribute('aria-disabled') === 'true');
      await press('Enter');
      await settled();
      expect([at(), tool.values(1).at(-1), tool.values(2)]).to.deep.equal([name, 'x', []]);
      slow.give(answer());
      await tool.bannerWith('Charges saved.');
      await settled();
      expect(at()).to.equal(name);
    });
  }

  for (const [left, place] of [
    [[line({ id: 502 })], FIRST],
    [[], 'Add Row'],
  ] as const) {
    it(`D-123 from the button of a row that a save takes away it goes to ${place}`, async () => {
      const all = [...left, line()];
      tool.network.on(LOAD, answer({ freight_charges: all }));
      tool.network.on(SAVE, answer({ freight_charges: left }));
      await tool.ready();
      await tool.click(`Remove row ${all.length}`);
      (await tool.button(`Undo remove row ${all.length}`)).focus();
      await press('Control+s');
      await tool.bannerWith('Charges saved.');
      await settled();
      expect(at()).to.equal(place);
    });
  }

  const failSave = async (reason: Response) => {
    tool.network.on(SAVE, reason, answer());
    await tool.ready();
    await tool.fill('Comments', 1, 'x');
    await tool.click('Save');
    await waitUntil(() => tool.banner());
  };

  it('D-39 from Try again it goes to the first cell', async () => {
    await failSave(graphqlError('No', 422));
    await enter('Try again');
    await arrives(FIRST);
    await tool.bannerWith('Charges saved.');
  });

  it('D-39 after Try again by mouse Ctrl+S is still ours, and the page does not scroll', async () => {
    await failSave(graphqlError('No', 422));
    await click(await tool.button('Try again'));
    await tool.bannerWith('Charges saved.');
    expect(isInside()).to.equal(true);
    await savesByKey();
  });

  it('D-39 whoever is at work meanwhile keeps the focus', async () => {
    await failSave(graphqlError('No', 422));
    (await tool.button('Try again')).focus();
    tool.cell('Quantity', 1).focus();
    await tool.click('Save');
    await tool.bannerWith('Charges saved.');
    expect(at()).to.equal('Quantity row 1');
  });

  it('D-39 a banner that goes takes nothing from another field of the page', async () => {
    await failSave(graphqlError('No', 422));
    const other = document.createElement('input');
    document.body.append(other);
    const button = await tool.button('Dismiss');
    button.focus();
    other.focus();
    button.click();
    await waitUntil(() => !tool.banner());
    await settled();
    expect(focused() === other).to.equal(true);
    other.remove();
  });

  it('D-19 from Load the current lines it goes to the first cell', async () => {
    await failSave(graphqlError('Stale', 409));
    await enter('Load the current lines');
    await tool.bannerWith('The current lines are loaded');
    await arrives(FIRST);
  });

  it('D-18 after Try again of a failed load it is at the button again, then in the loaded list', async () => {
    tool.network.on(LOAD, new Response('', { status: 404 }));
    await tool.open();
    await enter('Try again');
    await waitUntil(() => tool.network.to(LOAD).length === 2);
    await arrives('Try again');
    tool.network.on(LOAD, answer());
    await press('Enter');
    await waitUntil(() => tool.table());
    await waitUntil(isInside, 'the focus is inside');
    await settled();
    expect(at()).not.to.match(/Remove|Discard/);
  });

  const leaveDraft = async () => {
    await tool.ready();
    await tool.fill('Comments', 1, 'not saved');
    tool.element.remove();
    await settled();
    tool = new PageObject(tool.network);
    await tool.ready();
    await tool.bannerWith('were not saved.');
  };

  for (const name of ['Restore', 'Discard']) {
    it(`from ${name} of a draft it goes to the first cell`, async () => {
      await leaveDraft();
      await enter(name);
      await arrives(FIRST);
    });
  }

  const askToLeave = async () => {
    await tool.ready();
    await tool.fill('Comments', 1, 'x');
    tool.element.setAttribute('record-id', '8');
    await tool.bannerWith('Leave without saving?');
  };

  it('from Keep editing it goes to the first cell', async () => {
    await askToLeave();
    await enter('Keep editing');
    await arrives(FIRST);
  });

  it('from Discard changes it comes into the other list', async () => {
    await askToLeave();
    await enter('Discard changes');
    await waitUntil(() => tool.network.to(LOAD).length === 2 && tool.isSaveOn());
    await waitUntil(isInside, 'the focus is inside');
    tool.network.on(SAVE, answer());
    await savesByKey();
  });
});
