import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { type Call, isOwnBackend } from '../../../helpers/network.ts';
import { po } from '../fixtures.ts';
import { CREATE_SN, eachTest, ORDERS, type PageObject, SEARCH, STYLES } from '../page-object.ts';

describe('<po-style-manager>, a number that is spelled as another one', () => {
  let tool: PageObject;
  eachTest((fresh) => {
    tool = fresh;
  });

  it('D-74 D-156 PO-10 offers the number that differs in case alone first, says so, and takes neither unasked', async () => {
    await tool.ready();
    await tool.type(STYLES, 'sn-12');
    await waitUntil(() => tool.option('SN-12'));
    expect(tool.option('SN-12')!.textContent).to.include('exists in this spelling');
    expect(tool.option('SN-12')!.getAttribute('aria-selected')).to.equal('false');
    expect(tool.option('Add new SN "sn-12"')).to.exist;
    await expect(tool.element).shadowDom.to.be.accessible();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => tool.text().includes('Choose with the arrow keys'), 'the advice');
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => tool.text().includes('1 unsaved change'));
    expect(tool.network.to(CREATE_SN)).to.deep.equal([]);
  });

  it('PO-07 says of an order that other records carry where it stands, before it is taken', async () => {
    tool.network.on(SEARCH, {
      results: [
        {
          ...po(9, 'PO-9'),
          ...(isOwnBackend && {
            bookings: [
              { id: 7, reference: 'BKG-7' },
              { id: 8, reference: 'BKG-8' },
            ],
            shipments: [{ id: 7, reference: 'SHP-7' }],
          }),
        },
      ],
    });
    await tool.ready();
    await tool.type(ORDERS, 'PO-9');
    await waitUntil(() => tool.option('PO-9'), 'PO-9');
    const stands = ' · on BKG-8, SHP-7';
    if (isOwnBackend) expect(tool.option('PO-9')!.textContent).to.include(stands);
    else expect(tool.option('PO-9')!.textContent).not.to.include(stands);
  });

  it('D-74 PO-49 finds the order whose number an input method wrote in double width, and says so', async () => {
    tool.network.on(SEARCH, ({ body }: Call) => ({
      results: body.variables.text === 'po-9' ? [po(9, 'PO-9')] : [],
    }));
    await tool.ready();
    await tool.type(ORDERS, 'ｐｏ－９');
    await waitUntil(() => tool.option('PO-9'), 'PO-9');
    expect(tool.option('PO-9')!.textContent).to.include('exists in this spelling');
    expect(tool.network.to(SEARCH).map(({ body }) => body.variables.text)).to.have.members([
      'ｐｏ－９',
      'po-9',
    ]);
  });
});
