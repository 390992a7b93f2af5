import { useCallback, useState } from 'react';
import type { RecordType } from '../../../shared/contract/order-manager.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { texts as orderTexts } from '../../../widgets/order-manager/texts/index.ts';
import { fetcher } from '../client/client.ts';
import { usePageClient } from '../client/use-page-client.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import { idIn } from '../routes/record-id.ts';
import { useAddress } from '../routes/use-address.ts';
import { usePresence } from '../session/presence.ts';
import { useLayoutConfig } from '../settings/layout-config.ts';
import { texts } from '../texts/index.ts';
import { ToolPage } from '../tool-page/tool-page.tsx';
import { type RecordName, useRecordName } from './use-record-name.ts';

/** NAV-39 */
export const BookingOrdersPage = () => <OrderManagerPage recordType="booking" />;

/** NAV-40 */
export const ShipmentOrdersPage = () => <OrderManagerPage recordType="shipment" />;

const LISTS: Readonly<Record<RecordType, string>> = { booking: '/booking', shipment: '/shipments' };

/** NAV-42 and NAV-43: parameters are passed on unchanged, because the element validates them. */
function OrderManagerPage({ recordType }: { recordType: RecordType }) {
  const text = useText(texts);
  const { address, query } = useAddress();
  const [{ theme }] = useLayoutConfig();
  const isVisitor = usePresence() === 'visitor';
  const token = query.get('token');
  const id = idIn(query.get('record_id'));
  // The name is only loaded after the element is ready: refusals and an ended session are the element's to report, so
  // its request comes first.
  const [loaded, setLoaded] = useState<string>();
  const name = useRecordName(usePageClient(token), recordType, loaded === address ? id : undefined);
  const listen = useCallback(
    (element: HTMLElement | null) => {
      const onReady = () => setLoaded(address);
      element?.addEventListener('fp-ready', onReady);
      return () => element?.removeEventListener('fp-ready', onReady);
    },
    [address],
  );
  const list = LISTS[recordType];
  return (
    <ToolPage
      // Users have several of these tabs open.
      title={[name?.reference, text(orderTexts('orders.heading'))].filter(Boolean).join(' · ')}
      heading={text('portal.orders')}
      record={
        id === undefined ? (
          <PortalLink href={list}>{text('portal.choose', { type: recordType })}</PortalLink>
        ) : (
          <Named name={name} type={recordType} href={isVisitor ? undefined : `${list}/${id}`} />
        )
      }
    >
      <po-style-manager
        key={address}
        ref={listen}
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

interface NamedProps {
  name: RecordName | undefined;
  type: RecordType;
  /** Address of the record in its list, for people who may open the list. */
  href: string | undefined;
}

function Named({ name, type, href }: NamedProps) {
  const text = useText(texts);
  if (!name) return null;
  const record = text('portal.record', { type, reference: name.reference });
  return (
    <>
      {href ? <PortalLink href={href}>{record}</PortalLink> : record}
      {name.company && ` · ${name.company}`}
    </>
  );
}
