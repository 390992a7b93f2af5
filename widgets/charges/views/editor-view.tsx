import { useAtomValue } from 'jotai';
import * as s from '../charges.css.ts';
import type { ChargesEditor } from '../state/editor.ts';
import { chargeRulesAtom } from '../state/list-state.ts';
import { DecisionNotice } from './decision-notice.tsx';
import { DraftBanner } from './draft-banner.tsx';
import { Lines } from './lines.tsx';
import { ProfitCheckbox } from './profit-checkbox.tsx';

/** Everything below the alerts. */
export function EditorView({ editor, onSave }: { editor: ChargesEditor; onSave(): void }) {
  const chargeRules = useAtomValue(chargeRulesAtom);
  return (
    chargeRules && (
      <>
        <div aria-live="polite" className={s.messages}>
          <DraftBanner editor={editor} />
        </div>
        <DecisionNotice editor={editor} />
        {editor.record.role === 'admin' && <ProfitCheckbox onChange={editor.setProfit} />}
        <Lines editor={editor} chargeRules={chargeRules} onSave={onSave} />
      </>
    )
  );
}
