import type { RecordType } from '../../../shared/contract/order-manager.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { fetcher } from '../client.ts';
import { useLayoutConfig } from '../settings/layout-config.ts';
import { ToolPage } from '../tool-page/tool-page.tsx';
import { useAddress } from '../tool-page/use-address.ts';

/** NAV-39 */
export const BookingOrdersPage = () => <OrderManagerPage recordType="booking" />;

/** NAV-40 */
export const ShipmentOrdersPage = () => <OrderManagerPage recordType="shipment" />;

/** NAV-42 and NAV-43: attributes stay as the address wrote them, because the element judges them. */
function OrderManagerPage({ recordType }: { recordType: RecordType }) {
  const text = useText();
  const { address, query } = useAddress();
  const [{ theme }] = useLayoutConfig();
  const token = query.get('token');
  return (
    <ToolPage title={text('orders.heading')} heading={text('portal.orders')}>
      <po-style-manager
        key={address}
        record-type={recordType}
        record-id={query.get('record_id') ?? undefined}
        theme={theme}
        fetcher={fetcher}
        {...(token !== null && { token })}
        full-screen=""
      />
    </ToolPage>
  );
}
