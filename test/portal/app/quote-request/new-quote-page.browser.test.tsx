import { expect } from '@open-wc/testing';
import { NewQuotePage } from '../../../../portal/app/quote-request/lazy-page.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, graphqlError } from '../../../helpers/network.ts';
import { click, type } from '../../../shared/ui/user-input.ts';
import { ADMIN, AGENT, eachAdminPage, IMPORTER } from '../admin/admin-screen.tsx';
import { field, typeInto } from '../forms/stored-form.ts';

const REQUEST = 'action requestQuote';
const WHO = 'action findQuoteAgent';
const CUSTOMERS = 'query allCompany';

describe('the page on which a quote is asked for', () => {
  const { screen, shows, signIn } = eachAdminPage();

  function open(user: object) {
    localStorage.clear();
    signIn(user);
    screen.network.on('action listPorts', [
      { id: 11, companyName: 'Shanghai', country: 'China', scacCode: 'CNSHA' },
      { id: 12, companyName: 'Hamburg', country: 'Germany', scacCode: 'DEHAM' },
    ]);
    screen.network.on(WHO, { agent: { id: 2, companyName: 'Overseas Cargo' } });
    screen.network.on(REQUEST, { id: 7, reference: 'QUO-2026-000007' });
    screen.network.on(CUSTOMERS, () =>
      Response.json({ data: { found: { results: [{ id: 125, companyName: 'Walden Textiles' }] } } }),
    );
    screen.open(<NewQuotePage />, '/quotes/new');
  }
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
  async function choose(label: string, typed: string) {
    field(label)!.focus();
    await type(typed);
    const option = () =>
      [...document.querySelectorAll('[role=option]')].find(({ textContent }) => textContent?.includes(typed));
    await waitUntil(option, `the option ${typed}`);
    await click(option());
  }
  async function fillIn() {
    await choose('Origin Port', 'Shanghai');
    await choose('Destination Port', 'Hamburg');
    await typeInto({ fields: { Commodity: 'Ceramic tiles', Incoterm: 'FOB', Remarks: 'On pallets.' } });
  }

  it('MOD-10 says who answers, and sends lane, cargo, commodity, incoterm and remarks', async () => {
    open(IMPORTER);
    await waitUntil(() => field('Origin Port'), 'the form');
    await shows('Overseas Cargo answers this request');
    expect(field('Customer')).to.equal(undefined);
    await fillIn();
    await expect(screen.place).to.be.accessible();
    await click(button('Request quote'));
    await waitUntil(() => location.pathname === '/quotes/7', 'the quote');
    const { day: _day, ...sent } = fieldsOf(screen.network.to(REQUEST)[0]!) as Record<string, unknown>;
    expect(sent).to.deep.equal({
      ...{
        mode: 'FCL',
        origin: 11,
        destination: 12,
        containers: { '40HC': 1 },
        rate: null,
        customerId: null,
      },
      ...{ commodity: 'Ceramic tiles', incoterm: 'FOB', remarks: 'On pallets.' },
    });
  });

  it('MOD-10 the provider’s own people say for which customer, and read who answers that one', async () => {
    open(ADMIN);
    await waitUntil(() => field('Customer'), 'the form');
    expect(screen.network.to(WHO)).to.deep.equal([]);
    await fillIn();
    await click(button('Request quote'));
    await shows('Please choose the customer who asks for the quote.');
    expect(screen.network.to(REQUEST)).to.deep.equal([]);
    await choose('Customer', 'Walden');
    await shows('Overseas Cargo answers this request');
    expect(fieldsOf(screen.network.to(WHO)[0]!)).to.include({ customerId: 125 });
    await click(button('Request quote'));
    await waitUntil(() => screen.network.to(REQUEST).length === 1, 'the request');
    expect(fieldsOf(screen.network.to(REQUEST)[0]!)).to.include({ customerId: 125 });
  });

  it('MOD-10 another kind of freight asks for other things, of which none is wrong before it was sent', async () => {
    open(IMPORTER);
    await waitUntil(() => field('Origin Port'), 'the form');
    await click(button('Request quote'));
    await shows('Please choose a place from the list.');
    await click(
      [...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'Ocean LCL'),
    );
    await waitUntil(() => field('Gross weight (kg)'), 'the fields of the other kind');
    expect(document.querySelector('[aria-invalid]')).to.equal(null);
  });

  it('D-38 what was typed is there again after a failure, and on the next visit', async () => {
    open(IMPORTER);
    screen.network.on(REQUEST, graphqlError('Out of order.', 422));
    await waitUntil(() => field('Origin Port'), 'the form');
    await fillIn();
    await click(button('Request quote'));
    await shows('Out of order.');
    expect(field('Remarks')!.value).to.equal('On pallets.');
    screen.open(<NewQuotePage key="again" />, '/quotes/new');
    await waitUntil(() => field('Remarks')?.value === 'On pallets.', 'the entries');
  });

  it('MOD-10 an agent, who answers requests, is told who asks for quotes', async () => {
    open(AGENT);
    await shows('Quotes are requested by the companies that ship');
    expect(field('Origin Port')).to.equal(undefined);
  });
});
