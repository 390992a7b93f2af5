import type { Text } from '../../../shared/i18n/define-texts.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { type Manifest, manifests } from '../../lists/definitions/charges.ts';
import { RowRemovalDialog } from '../modules/record/row-removal-dialog.tsx';
import { removeManifest } from './manifest-actions.ts';
import { texts } from './texts/index.ts';

interface ManifestRemovalDialogProps {
  manifest: Manifest;
  onClose(): void;
  /** It is gone, maybe by somebody else; in words for the list. */
  onDone(told: Text): void;
  /** It was refused or failed, and may be another by now. */
  onStale(): void;
}

/** Asks before a manifest is taken away (MOD-09). */
export function ManifestRemovalDialog({ manifest, onClose, onDone, onStale }: ManifestRemovalDialogProps) {
  const text = useText(texts);
  return (
    <RowRemovalDialog
      definition={manifests}
      type="manifest"
      row={manifest}
      nameOf={({ reference }) => reference}
      question={text('manifests.remove.question')}
      remove={({ id: manifestId, revision }, key) => removeManifest({ manifestId, revision }, key)}
      onClose={onClose}
      onDone={() => onDone(texts('manifests.removed', { name: manifest.reference }))}
      onFailed={onStale}
    />
  );
}
