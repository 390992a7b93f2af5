import { useAtomValue } from 'jotai';
import * as s from './charges.css.ts';
import { DraftOffer } from './draft-offer.tsx';
import { Lines } from './lines.tsx';
import { ProfitBox } from './profit-box.tsx';
import type { Session } from './session.ts';
import { sheetAtom } from './work-state.ts';

/** Everything below the alerts. */
export function WorkView({ session, onSave }: { session: Session; onSave(): void }) {
  const sheet = useAtomValue(sheetAtom);
  return (
    sheet && (
      <>
        <div aria-live="polite" className={s.alerts}>
          <DraftOffer session={session} />
        </div>
        {session.record.role === 'admin' && <ProfitBox onChange={session.setProfit} />}
        <Lines session={session} sheet={sheet} onSave={onSave} />
      </>
    )
  );
}
