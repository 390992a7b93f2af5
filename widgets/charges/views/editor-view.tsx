import { useAtomValue } from 'jotai';
import * as s from '../charges.css.ts';
import { DraftOffer } from '../draft/draft-offer.tsx';
import type { ChargesEditor } from '../editor/charges-editor.ts';
import { chargeRulesAtom } from '../editor/editor-state.ts';
import { Lines } from './lines.tsx';
import { ProfitBox } from './profit-box.tsx';

/** Everything below the alerts. */
export function EditorView({ editor, onSave }: { editor: ChargesEditor; onSave(): void }) {
  const chargeRules = useAtomValue(chargeRulesAtom);
  return (
    chargeRules && (
      <>
        <div aria-live="polite" className={s.alerts}>
          <DraftOffer editor={editor} />
        </div>
        {editor.record.role === 'admin' && <ProfitBox onChange={editor.setProfit} />}
        <Lines editor={editor} chargeRules={chargeRules} onSave={onSave} />
      </>
    )
  );
}
