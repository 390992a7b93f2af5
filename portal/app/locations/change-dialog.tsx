import { type Address, addresses } from '../../lists/definitions/places.ts';
import { useStoredRow } from '../modules/record/use-stored-row.ts';
import { LocationDialog, type SavedLocation } from './location-dialog.tsx';

interface ChangeDialogProps {
  address: Address;
  onClose(): void;
  onDone(saved: SavedLocation): void;
  /** Somebody else saved or removed it meanwhile. */
  onStale(): void;
}

/** Changes an address of the list (MOD-13). */
export function ChangeDialog({ address: listed, onClose, onDone, onStale }: ChangeDialogProps) {
  const { row: address, isGone, reload } = useStoredRow(addresses, listed);
  return (
    <LocationDialog
      address={address}
      isGone={isGone}
      companyId={address.company?.id}
      kind={address.kind}
      onClose={onClose}
      onDone={onDone}
      onStale={() => {
        void reload();
        onStale();
      }}
    />
  );
}
