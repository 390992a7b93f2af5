import { expect } from '@open-wc/testing';
import { firstEntry } from '../../../../portal/app/booking-request/entry.ts';
import { TemplateDialog } from '../../../../portal/app/booking-request/template-dialog.tsx';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError } from '../../../helpers/network.ts';
import { click, focused, press, type } from '../../../shared/ui/user-input.ts';
import { button, field, place } from '../forms/stored-form.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const LIST = 'query allBookingTemplate';
const SAVE = 'action saveBookingTemplate';
const COATS = { id: 5, name: 'Spring coats' };
const SAMPLES = { id: 6, name: 'Samples' };

describe('keeping a template', () => {
  const screen = eachPanelsPage();
  let done: unknown[];
  const open = async (own?: typeof COATS) => {
    done = [];
    await screen.open(
      <TemplateDialog
        of={firstEntry()}
        own={own}
        onClose={() => done.push('closed')}
        onDone={(template, isReplaced) => done.push({ ...template, isReplaced })}
      />,
    );
    await waitUntil(() => name() && screen.network.to(LIST).length === 1, 'the dialog');
  };
  const name = () => field('Name of the template') as HTMLInputElement;
  const tick = () => place().querySelector<HTMLInputElement>('input[type=checkbox]');
  const says = (words: string) => waitUntil(() => place().textContent?.includes(words), words);
  const sent = () => screen.network.to(SAVE).map((call) => fieldsOf(call));
  const listed = () =>
    screen.network.on(LIST, () => Response.json({ data: { templates: { results: [COATS, SAMPLES] } } }));

  it('MOD-04 once more offers its own name, says whom it replaces, and asks', async () => {
    listed();
    screen.network.on(SAVE, COATS);
    await open(COATS);
    expect([focused(), name().value]).to.deep.equal([name(), 'Spring coats']);
    await says('Replace the template “Spring coats” for everyone in your company');
    await screen.accessible();
    await press('Enter');
    await says('Please tick this, or choose another name.');
    expect([sent().length, focused()]).to.deep.equal([0, tick()]);
    await click(tick());
    await click(button('Save template'));
    await waitUntil(() => done.length === 2, 'the end');
    expect(sent()[0]).to.include({ name: 'Spring coats', replaces: true });
    expect(done.at(-1)).to.deep.equal({ ...COATS, isReplaced: true });
  });

  it('MOD-04 takes a name in other letters for the same, and a tick for that name alone', async () => {
    listed();
    screen.network.on(SAVE, { id: 7, name: 'Winter' });
    await open();
    await type('SAMPLES');
    await press('Tab');
    await says('There is a template “Samples” already.');
    expect(name().ariaInvalid ?? name().getAttribute('aria-invalid')).to.equal('true');
    await click(tick());
    await waitUntil(() => !name().matches('[aria-invalid]'), 'it may be replaced');
    name().select();
    name().focus();
    await type('spring COATS');
    await waitUntil(() => tick()?.checked === false, 'another template is asked about anew');
    await press('Enter');
    expect(sent()).to.deep.equal([]);
    name().select();
    name().focus();
    await type('Winter');
    expect(tick()).to.equal(null);
    await press('Enter');
    await waitUntil(() => done.length === 2, 'the end');
    expect(sent()[0]).to.include({ name: 'Winter', replaces: false });
  });

  it('MOD-04 asks, too, where only the server knows that the name is taken', async () => {
    screen.network.on(LIST, graphqlError('No', 403));
    const taken = [{ code: 'templateName', field: 'name' }];
    screen.network.on(SAVE, graphqlError('name: There is a template of this name.', 422, taken), SAMPLES);
    await open();
    await type('Samples');
    await press('Enter');
    await says('There is a template “Samples” already.');
    await click(tick());
    await click(button('Save template'));
    await waitUntil(() => done.length === 2, 'the end');
    expect(sent().map(({ replaces }) => replaces)).to.deep.equal([false, true]);
  });
});
