import { useAtomValue } from 'jotai';
import { DraftOffer } from './draft-offer.tsx';
import { Lines } from './lines.tsx';
import { ProfitBox } from './profit-box.tsx';
import type { Session } from './session.ts';
import { TotalsView } from './totals-view.tsx';
import { sheetAtom } from './work-state.ts';

/** Everything between the alerts and `Save`. */
export function WorkView({ session }: { session: Session }) {
  const sheet = useAtomValue(sheetAtom);
  const isAdmin = session.record.role === 'admin';
  return (
    sheet && (
      <>
        <DraftOffer session={session} />
        {isAdmin && <ProfitBox onChange={session.setProfit} />}
        <Lines session={session} sheet={sheet} />
        <TotalsView sheet={sheet} isAdmin={isAdmin} />
      </>
    )
  );
}
