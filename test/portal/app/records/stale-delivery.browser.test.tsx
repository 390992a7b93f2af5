import stylesheets from 'stylesheets:../../../../portal/app/records/delivery/deliveries.tsx';
import { expect } from '@open-wc/testing';
import { Deliveries } from '../../../../portal/app/records/delivery/deliveries.tsx';
import type { ShipmentDelivery } from '../../../../portal/app/records/delivery/shipment-delivery.ts';
import { adoptStylesheets } from '../../../../shared/element/stylesheets.ts';
import { addDays } from '../../../../shared/trade/calendar-days.ts';
import { providerToday } from '../../../../shared/trade/provider-day.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { graphqlError } from '../../../helpers/network.ts';
import { click } from '../../../shared/ui/user-input.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const DELIVERY: ShipmentDelivery = {
  ...{ id: 7, revision: 3, deliveryOn: addDays(providerToday(), 3), fromTime: '08:00', untilTime: '10:00' },
  ...{ address: '1 Mill Lane', contactName: 'Ann', contactPhone: null, reference: null, status: 'Requested' },
};
const FURTHER = [8, 9].map((id) => ({ ...DELIVERY, id, deliveryOn: addDays(DELIVERY.deliveryOn, id) }));

describe('a delivery that somebody else has changed before it is confirmed', () => {
  const screen = eachPanelsPage();
  adoptStylesheets(document, stylesheets);
  let changes = 0;
  /** As wide as on a phone. */
  const open = (first: ShipmentDelivery) =>
    screen.open(
      <div style={{ width: '343px' }}>
        <Deliveries
          shipmentId={2001}
          companyId={101}
          deliveries={[first, ...FURTHER]}
          arrival={undefined}
          mayPlan={false}
          mayConfirm
          onChange={() => {
            changes += 1;
          }}
        />
      </div>,
    );

  it('MOD-03 D-151 says so in its own row, and puts no other button under the pointer', async () => {
    const of = `${DELIVERY.deliveryOn} 08:00–10:00`;
    const moved = [{ field: 'deliveryAddress', of, before: '1 Mill Lane', after: '99 New Warehouse Road' }];
    const last = { actor: 'Ann Alder', own: false, createdAt: '2026-11-20T08:00:00Z', changes: moved };
    screen.network.on('query allAuditEntry', Response.json({ data: { found: { results: [last] } } }));
    screen.network.on(
      'action setDeliveryStatus',
      graphqlError('Changed by someone else', 409, [{ code: 'staleRecord' }]),
    );
    await open(DELIVERY);
    const confirm = () => screen.app.querySelector('[aria-label^=Confirm]');
    await waitUntil(confirm);
    const { x, y, width, height } = confirm()!.getBoundingClientRect();
    await click(confirm());
    await waitUntil(() => changes === 1);
    await open({ ...DELIVERY, revision: 4, address: '99 New Warehouse Road' });
    const words = 'Address: 1 Mill Lane → 99 New Warehouse Road';
    const row = () => screen.app.querySelector('li');
    await waitUntil(() => row()?.textContent?.includes(words), words);
    expect(row()?.textContent).to.contain('Ann Alder has saved this meanwhile');
    expect(screen.app.textContent).not.to.contain('Changed by someone else');
    const under = document.elementFromPoint(x + width / 2, y + height / 2);
    expect(row()?.contains(under), 'its own row').to.equal(true);
    expect(under?.closest('button'), 'no button').to.equal(null);
    await screen.accessible();
  });
});
