import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import type { AirEditor } from '../state/editor.ts';
import { recordState } from '../state/element-state.ts';
import { loadingLastAtom } from '../state/form-state.ts';
import { texts } from '../texts/index.ts';
import { LevelDialog } from './level-dialog.tsx';

/** The buttons above the lanes (AIR-11, AIR-20). */
export function RateTools({ editor }: { editor: AirEditor }) {
  const text = useText(texts);
  const isSaving = useAtomValue(recordState.savingAtom);
  const isLoading = useAtomValue(loadingLastAtom);
  const [isLevelOpen, setLevelOpen] = useState(false);
  return (
    <>
      <Button size="sm" busy={isLoading} disabled={isSaving} onClick={editor.loadLastSubmission}>
        {text('air.loadLast')}
      </Button>
      <Button size="sm" disabled={isSaving} onClick={() => setLevelOpen(true)}>
        {text('air.addLevel')}
      </Button>
      {isLevelOpen && <LevelDialog onAdd={editor.addLevel} onClose={() => setLevelOpen(false)} />}
    </>
  );
}
