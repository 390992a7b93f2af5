import { useAtomValue } from 'jotai';
import { memo, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { MenuButton } from '../../../shared/ui/menu/menu-button.tsx';
import type { AirEditor } from '../state/editor.ts';
import { recordState } from '../state/element-state.ts';
import { loadingLastAtom } from '../state/form-state.ts';
import { texts } from '../texts/index.ts';
import { LevelDialog } from './level-dialog.tsx';
import type { Tools } from './use-tools.tsx';

/** The buttons above the lanes (AIR-11, AIR-20). Typing in the lanes doesn't draw them again. */
export const RateTools = memo(function RateTools({ editor, tools }: { editor: AirEditor; tools: Tools }) {
  const text = useText(texts);
  const isSaving = useAtomValue(recordState.savingAtom);
  const isLoading = useAtomValue(loadingLastAtom);
  const [isLevelOpen, setLevelOpen] = useState(false);
  const items = [
    { id: 'compare', label: text('air.tool.compare'), onSelect: tools.compare },
    { id: 'adjust', label: text('air.tool.adjust'), onSelect: tools.adjust },
    { id: 'roll', label: text('air.tool.roll'), onSelect: tools.roll },
    { id: 'calculate', label: text('air.tool.calculate'), onSelect: tools.calculate },
    { id: 'xlsx', label: text('air.tool.xlsx'), onSelect: () => tools.exportAs('xlsx') },
    { id: 'csv', label: text('air.tool.csv'), onSelect: () => tools.exportAs('csv') },
  ];
  return (
    <>
      <Button size="sm" busy={isLoading} disabled={isSaving} onClick={editor.loadLastSubmission}>
        {text('air.loadLast')}
      </Button>
      <Button size="sm" disabled={isSaving} onClick={() => setLevelOpen(true)}>
        {text('air.addLevel')}
      </Button>
      <Button size="sm" disabled={isSaving} onClick={tools.importFile}>
        {text('air.tool.import')}
      </Button>
      <MenuButton label={text('air.tools')} items={items} disabled={isSaving} />
      {isLevelOpen && <LevelDialog onAdd={editor.addLevel} onClose={() => setLevelOpen(false)} />}
      {tools.dialog}
    </>
  );
});
