import { useAtomValue } from 'jotai';
import { memo, useState } from 'react';
import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { decimalSignOf } from '../../../shared/trade/number-notation.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { MenuButton } from '../../../shared/ui/menu-button/menu-button.tsx';
import { LiveRegion } from '../../../shared/ui/visually-hidden/live-region.tsx';
import { levelHeading } from '../columns/heading.ts';
import { texts as columnTexts } from '../columns/texts/index.ts';
import type { AirEditor } from '../state/editor.ts';
import { recordState } from '../state/element-state.ts';
import { loadingEarlierAtom } from '../state/form-state.ts';
import { texts } from '../texts/index.ts';
import { LevelDialog } from './level-dialog.tsx';
import type { Tools } from './tools.tsx';

/** The buttons above the lanes (AIR-11, AIR-20). Typing in the lanes doesn't draw them again. */
export const RateTools = memo(function RateTools({ editor, tools }: { editor: AirEditor; tools: Tools }) {
  const text = useText(texts);
  const isSaving = useAtomValue(recordState.savingAtom);
  const isLoading = useAtomValue(loadingEarlierAtom);
  const columnText = useText(columnTexts);
  const sign = decimalSignOf(useLocale());
  const [isLevelOpen, setLevelOpen] = useState(false);
  const [addedLevel, setAddedLevel] = useState('');
  const addLevel = (level: string) => {
    const wrong = editor.addLevel(level);
    if (!wrong) setAddedLevel(levelHeading(level, columnText, sign));
    return wrong;
  };
  const items = [
    { id: 'compare', label: text('air.tool.compare'), onSelect: () => void tools.compare('last') },
    { id: 'adjust', label: text('air.tool.adjust'), onSelect: tools.adjust },
    { id: 'roll', label: text('air.tool.roll'), onSelect: tools.roll },
    { id: 'calculate', label: text('air.tool.calculate'), onSelect: tools.calculate },
    { id: 'xlsx', label: text('air.tool.xlsx'), onSelect: () => tools.exportAs('xlsx') },
    { id: 'csv', label: text('air.tool.csv'), onSelect: () => tools.exportAs('csv') },
    { id: 'template', label: text('air.tool.template'), onSelect: tools.template },
  ];
  return (
    <>
      <Button
        size="sm"
        busy={isLoading}
        disabled={isSaving}
        onClick={() => void editor.copySubmission('last')}
      >
        {text('air.loadLast')}
      </Button>
      <Button size="sm" disabled={isSaving} onClick={() => setLevelOpen(true)}>
        {text('air.addLevel')}
      </Button>
      <Button size="sm" disabled={isSaving} onClick={tools.importFile}>
        {text('air.tool.import')}
      </Button>
      <MenuButton label={text('air.tools')} items={items} disabled={isSaving} />
      {isLevelOpen && <LevelDialog onAdd={addLevel} onClose={() => setLevelOpen(false)} />}
      <LiveRegion message={addedLevel && text('air.level.added', { column: addedLevel })} />
    </>
  );
});
