import type { LocationKind } from '../../../shared/contract/locations.ts';
import { addresses, airports, partners, ports } from '../../lists/definitions/places.ts';
import { ModulePage } from '../modules/page/module-page.tsx';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { useAddress } from '../routes/use-address.ts';
import { AddressesNote } from './addresses-note.tsx';
import { useLocationChanges } from './use-location-changes.tsx';

/** MOD-13: agents have goods delivered nowhere, so that no address can be theirs, and no partner. */
export function LocationsPage() {
  const { role } = useListViewer();
  const { query } = useAddress();
  const kind = role === 'agent' ? undefined : kindOf(query.get('view'));
  const changes = useLocationChanges(kind);
  if (role === 'agent') return <ModulePage title="menu.locations" views={[ports, airports]} />;
  return (
    <>
      <ModulePage title="menu.locations" views={[ports, airports, addresses, partners]} changes={changes} />
      {kind === 'Own' && <AddressesNote />}
    </>
  );
}

/** Whose places a view shows; none of ports and airports. */
function kindOf(view: string | null): LocationKind | undefined {
  if (view === addresses.id) return 'Own';
  return view === partners.id ? 'Partner' : undefined;
}
