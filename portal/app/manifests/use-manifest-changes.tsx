import { useText } from '../../../shared/i18n/use-text.ts';
import { type Manifest, manifests } from '../../lists/definitions/charges.ts';
import type { ListChanges } from '../modules/page/module-page.tsx';
import { useRowChanges } from '../modules/page/use-row-changes.tsx';
import { actsForProvider } from '../session/profile/roles.ts';
import { useProfile } from '../session/profile/use-profile.ts';
import { ChangeManifestDialog, ManifestDialog } from './manifest-dialog.tsx';
import { ManifestRemovalDialog } from './removal-dialog.tsx';
import { texts } from './texts/index.ts';

/** What the provider's people do with the manifests of the list beside reading them (MOD-09). */
export function useManifestChanges(isShown: boolean): ListChanges | undefined {
  const text = useText(texts);
  const isWritten = actsForProvider(useProfile());
  const changes = useRowChanges<Manifest>({
    list: isShown ? manifests.id : undefined,
    addLabel: text('manifests.add'),
    nameOf: ({ reference }) => reference,
    added: (ends) => (
      <ManifestDialog {...ends} onDone={(name) => ends.onDone(texts('manifests.added', { name }))} />
    ),
    changed: (manifest, ends) => (
      <ChangeManifestDialog
        manifest={manifest}
        {...ends}
        onDone={(name) => ends.onDone(texts('manifests.saved', { name }))}
      />
    ),
    removed: (manifest, ends) => <ManifestRemovalDialog manifest={manifest} {...ends} />,
  });
  return isShown && isWritten ? changes : undefined;
}
