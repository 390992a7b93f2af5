import { useAtomValue } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import { ownBackendAtom } from '../../../shared/record/backend-state.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { texts } from '../texts/index.ts';
import type { Deleting } from './deleting.ts';
import { deletedAtom, restoringAtom } from './state.ts';

/** What was deleted last, as long as it can be restored. */
export function UndoBanner({ deleting }: { deleting: Deleting }) {
  const text = useText(texts);
  const deleted = useAtomValue(deletedAtom);
  const isRestoring = useAtomValue(restoringAtom);
  const isOwn = useAtomValue(ownBackendAtom);
  return (
    deleted && (
      <Banner
        kind="success"
        onDismiss={deleting.dismiss}
        actions={
          isOwn && (
            <Button size="sm" busy={isRestoring} onClick={deleting.undo}>
              {text('routes.undo')}
            </Button>
          )
        }
      >
        {text('routes.deleted', { count: deleted.length })}
      </Banner>
    )
  );
}
