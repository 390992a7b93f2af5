import { useAtomValue } from 'jotai';
import { useText } from '../../shared/i18n/use-text.ts';
import { Banner } from '../../shared/ui/banner/banner.tsx';
import { Button } from '../../shared/ui/button/button.tsx';
import type { Session } from './session.ts';
import { texts } from './texts/index.ts';
import { useAmounts } from './use-amounts.ts';
import { draftAtom } from './work-state.ts';

/** Lines that an earlier visit left unsaved. */
export function DraftOffer({ session }: { session: Session }) {
  const text = useText(texts);
  const { moment } = useAmounts();
  const draft = useAtomValue(draftAtom);
  return (
    draft && (
      <Banner
        kind="info"
        actions={
          <>
            <Button size="sm" variant="primary" onClick={session.restoreDraft}>
              {text('charges.draft.restore')}
            </Button>
            <Button size="sm" onClick={session.discardDraft}>
              {text('charges.draft.discard')}
            </Button>
          </>
        }
      >
        {text('charges.draft', { time: moment(draft.savedAt) })}
      </Banner>
    )
  );
}
