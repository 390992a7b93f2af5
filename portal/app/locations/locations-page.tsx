import { addresses, airports, ports } from '../../lists/definitions/places.ts';
import { ModulePage } from '../modules/page/module-page.tsx';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { useAddress } from '../routes/use-address.ts';
import { AddressesNote } from './addresses-note.tsx';
import { useLocationChanges } from './use-location-changes.tsx';

/** MOD-13: agents have goods delivered nowhere, so that no address can be theirs. */
export function LocationsPage() {
  const { role } = useListViewer();
  const { query } = useAddress();
  const areAddresses = role !== 'agent' && query.get('view') === addresses.id;
  const changes = useLocationChanges(areAddresses);
  if (role === 'agent') return <ModulePage title="menu.locations" views={[ports, airports]} />;
  return (
    <>
      <ModulePage title="menu.locations" views={[ports, airports, addresses]} changes={changes} />
      {areAddresses && <AddressesNote />}
    </>
  );
}
