import type { ChargedRecord, RecordCharges } from '../../../../shared/contract/record-charges.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import type { Viewer } from '../../../lists/definition.ts';
import { LoadError } from '../../layout/load-error.tsx';
import * as card from '../parts/card.css.ts';
import { Card } from '../parts/card.tsx';
import { ChargeListView } from './charge-list-view.tsx';
import * as s from './charges.css.ts';
import { LaneRates } from './lane-rates.tsx';
import { texts } from './texts/index.ts';
import { TotalsTable } from './totals-table.tsx';
import { useCharges } from './use-charges.ts';

/**
 * What a shipment or manifest is charged or a quote offers (MOD-02, MOD-09, MOD-10): sums by currency, the lines of each quote and manifest, whether
 * they are invoiced, and to the provider the base rates that they can be compared with. For those who see amounts (CHG-05).
 */
export function ChargesCard({ record, viewer }: { record: ChargedRecord; viewer: Viewer }) {
  const text = useText(texts);
  const { loaded, reload } = useCharges(record);
  return (
    <Card title={text('recordCharges.title')}>
      {loaded.name === 'loading' && (
        <SpinnerOverlay busy label={text('common.loading')}>
          <div className={s.waiting} />
        </SpinnerOverlay>
      )}
      {loaded.name === 'failed' && (
        <LoadError message={text('recordCharges.failed')} error={loaded.error} onRetry={reload} />
      )}
      {loaded.name === 'loaded' && <Loaded charges={loaded.charges} viewer={viewer} />}
    </Card>
  );
}

function Loaded({ charges, viewer }: { charges: RecordCharges; viewer: Viewer }) {
  const text = useText(texts);
  const { lists, totals, rates } = charges;
  return (
    <div className={s.parts}>
      {lists.length === 0 ? (
        <p className={card.empty}>{text('recordCharges.none')}</p>
      ) : (
        <TotalsTable totals={totals} />
      )}
      {lists.length > 0 && (
        <ul className={s.lists}>
          {lists.map((list) => (
            <ChargeListView key={list.id} list={list} viewer={viewer} />
          ))}
        </ul>
      )}
      {rates && <LaneRates rates={rates} />}
    </div>
  );
}
