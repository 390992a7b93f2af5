import entry from 'entry:../../../../widgets/charges/define.ts';
import { expect } from '@open-wc/testing';
import { record } from '../../../helpers/element/page.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { graphqlError, held } from '../../../helpers/network.ts';
import { press, type } from '../../../shared/ui/user-input.ts';
import { answer, LOAD, line, SAVE } from '../fixtures.ts';
import { chargesNetwork, PageObject } from '../page-object.ts';

const OTHERS = 'query allQuote';

describe('<booking-charges> the copy of lines', () => {
  let tool: PageObject;

  before(async () => {
    await import(entry);
  });
  beforeEach(() => {
    tool = new PageObject(chargesNetwork());
  });
  afterEach(() => tool.close());

  it('CHG-20 adds nothing while a save runs, and everything after it', async () => {
    const slow = held();
    tool.network.on(SAVE, slow.answer);
    tool.network.on(OTHERS, {
      results: [{ id: 9, reference: 'Q-0009', mode: 'Ocean', container_type: 'LCL' }],
    });
    await tool.ready();
    await tool.click('Save');
    await waitUntil(() => tool.network.to(SAVE).length > 0);
    await tool.click('Copy from another quote');
    await waitUntil(() => tool.find('dialog input'));
    tool.find('dialog input')?.focus();
    await type('0009');
    await waitUntil(() => tool.find('[role=option]')?.textContent?.includes('Q-0009'));
    tool.network.on(LOAD, answer({ freight_charges: [line({ comments: 'copied' })] }));
    await press('ArrowDown');
    await press('Enter');
    const add = await tool.button('Add 1 line');
    expect(add.disabled).to.equal(true);
    slow.give(answer());
    await waitUntil(() => !add.disabled);
    add.click();
    await waitUntil(() => tool.values(2).at(-1) === 'copied');
  });

  it('D-158 warns where the prices of the other quote are for other containers', async () => {
    const quoted = (containers: string) => ({
      ...answer({ freight_charges: [line()] }),
      record: { id: 9, reference: 'Q', customer: { id: 101, companyName: 'Northfold' }, containers },
    });
    tool.network.on(LOAD, quoted('2 x 40HC'));
    tool.network.on(OTHERS, {
      results: [{ id: 9, reference: 'Q-0009', mode: 'Ocean', container_type: 'FCL' }],
    });
    await tool.ready();
    await tool.click('Copy from another quote');
    await waitUntil(() => tool.find('dialog input'));
    tool.find('dialog input')?.focus();
    await type('0009');
    await waitUntil(() => tool.find('[role=option]')?.textContent?.includes('Q-0009'));
    tool.network.on(LOAD, quoted('3 x 20GP'));
    await press('ArrowDown');
    await press('Enter');
    await waitUntil(
      () =>
        tool
          .find('dialog')
          ?.textContent?.includes('These prices are for 3 × 20GP, and this quote is for 2 × 40HC.'),
      'the warning',
    );
  });

  it('D-115 tells what the other quotes are in the language of the page', async () => {
    const others = [
      { id: 9, reference: 'Q-0009', mode: 'Air', container_type: 'Loose' },
      { id: 10, reference: 'Q-0010', mode: 'Ocean', container_type: 'LCL' },
    ];
    tool.network.on(OTHERS, { results: others });
    await tool.ready({ locale: 'de' });
    await tool.click('Aus anderem Angebot kopieren');
    await waitUntil(() => tool.find('dialog input'));
    tool.find('dialog input')?.focus();
    await press('ArrowDown');
    const options = () => [...(tool.element.shadowRoot?.querySelectorAll('[role=option]') ?? [])];
    await waitUntil(() => options().length === 2);
    expect(options().map(({ textContent }) => textContent)).to.deep.equal([
      'Q-0009 Luftfracht · Lose Fracht',
      'Q-0010 Seefracht · LCL',
    ]);
  });

  it('D-39 tells the page too that the other records could not be loaded', async () => {
    tool.network.on(OTHERS, graphqlError('No', 422));
    const errors = record<{ message: string; code: string }>(tool.element, 'fp-error');
    await tool.ready();
    await tool.click('Copy from another quote');
    await waitUntil(() => errors.length > 0);
    const { message, code } = errors[0]!.detail;
    expect({ message, code }).to.deep.equal({
      message: 'The list could not be loaded. Please try again.',
      code: 'graphql',
    });
    await waitUntil(() => tool.find('dialog')?.textContent?.includes(message), message);
  });

  it('D-01 says in the dialog, too, that the link has expired', async () => {
    tool.network.on(OTHERS, new Response('', { status: 401 }));
    const errors = record<{ message: string }>(tool.element, 'fp-error');
    await tool.ready({ token: 'link' });
    tool.network.on('POST /api/betty/login', Response.json({ error: 'No', expired: true }, { status: 401 }));
    await tool.click('Copy from another quote');
    await waitUntil(() => errors.length > 0);
    expect(errors[0]!.detail.message).to.equal('This link has expired. Please ask for a new one.');
    await waitUntil(
      () => tool.find('dialog')?.textContent?.includes('This link has expired.'),
      'the message',
    );
  });
});
