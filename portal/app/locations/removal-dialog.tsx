import { useText } from '../../../shared/i18n/use-text.ts';
import type { Address } from '../../lists/definitions/places.ts';
import { adminFailure } from '../admin/failure-text.ts';
import { RowChangeDialog } from '../admin/list/row-change-dialog.tsx';
import { removeLocation } from './location-actions.ts';
import { texts } from './texts/index.ts';
import { useStoredAddress } from './use-stored-address.ts';

interface RemovalDialogProps {
  address: Address;
  onClose(): void;
  /** It is gone, maybe by somebody else. */
  onDone(): void;
  /** It was refused or failed, and may be another by now. */
  onFailed(): void;
}

/** Asks before an address is taken away (MOD-13). */
export function RemovalDialog({ address: listed, onClose, onDone, onFailed }: RemovalDialogProps) {
  const text = useText(texts);
  const { address, reload } = useStoredAddress(listed);
  return (
    <RowChangeDialog
      change={{
        text: text('locations.remove'),
        name: ({ name }: Address) => text('locations.remove.one', { name }),
        question: () => text('locations.remove.question'),
        failure: adminFailure,
        run: ({ id: locationId, revision }, { key }) => removeLocation({ locationId, revision }, key),
      }}
      row={address}
      onClose={onClose}
      onEnd={async (isDone) => {
        if (isDone || !(await reload())) onDone();
        else onFailed();
      }}
    />
  );
}
