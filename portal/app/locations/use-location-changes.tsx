import type { LocationKind } from '../../../shared/contract/locations.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { Address } from '../../lists/definitions/places.ts';
import type { ListChanges } from '../modules/page/module-page.tsx';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { useRowChanges } from '../modules/page/use-row-changes.tsx';
import { actsForProvider } from '../session/profile/roles.ts';
import { useProfile } from '../session/profile/use-profile.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { LocationDialog } from './location-dialog.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { texts } from './texts/index.ts';

/**
 * What is done with the own addresses or the partners of the list beside reading them (MOD-13): whoever sees one changes and
 * removes it, too. Visitors see none.
 *
 * @param kind which of them are shown, if any
 */
export function useLocationChanges(kind: LocationKind | undefined): ListChanges | undefined {
  const text = useText(texts);
  const profile = useProfile();
  const { userId, companyId } = useListViewer();
  const shown = kind ?? 'Own';
  const changes = useRowChanges<Address>({
    list: kind,
    addLabel: text('locations.add', { kind: shown }),
    nameOf: ({ name }) => name,
    added: ({ onClose, onDone }) => (
      <LocationDialog
        kind={shown}
        companyId={actsForProvider(profile) ? undefined : companyId}
        onClose={onClose}
        onDone={({ entry: { name } }) => onDone(texts('locations.added', { name, kind: shown }))}
      />
    ),
    changed: (address, { onClose, onDone, onStale }) => (
      <ChangeDialog
        address={address}
        onClose={onClose}
        onDone={({ entry: { name } }) => onDone(texts('locations.saved', { name, kind: shown }))}
        onStale={onStale}
      />
    ),
    removed: (address, { onClose, onDone, onStale }) => (
      <RemovalDialog
        address={address}
        onClose={onClose}
        onDone={() => onDone(texts('locations.removed', { name: address.name, kind: shown }))}
        onFailed={onStale}
      />
    ),
  });
  return kind === undefined || userId === undefined ? undefined : changes;
}
