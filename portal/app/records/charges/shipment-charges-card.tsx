import type { ShipmentCharges } from '../../../../shared/contract/shipment-charges.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import { LoadError } from '../../layout/load-error.tsx';
import type { Viewer } from '../../modules/definition.ts';
import * as card from '../parts/card.css.ts';
import { Card } from '../parts/card.tsx';
import { ChargeListView } from './charge-list-view.tsx';
import { LaneRates } from './lane-rates.tsx';
import * as s from './shipment-charges.css.ts';
import { texts } from './texts/index.ts';
import { TotalsTable } from './totals-table.tsx';
import { useShipmentCharges } from './use-shipment-charges.ts';

/**
 * What a shipment is charged (MOD-02): sums by currency, the lines of each quote and manifest, whether they are invoiced, and
 * to the provider the base rates that they can be compared with. For those who see amounts of it (CHG-05).
 */
export function ShipmentChargesCard({ shipmentId, viewer }: { shipmentId: number; viewer: Viewer }) {
  const text = useText(texts);
  const { loaded, reload } = useShipmentCharges(shipmentId);
  return (
    <Card title={text('shipmentCharges.title')}>
      {loaded.name === 'loading' && (
        <SpinnerOverlay busy label={text('common.loading')}>
          <div className={s.waiting} />
        </SpinnerOverlay>
      )}
      {loaded.name === 'failed' && (
        <LoadError message={text('shipmentCharges.failed')} error={loaded.error} onRetry={reload} />
      )}
      {loaded.name === 'loaded' && <Loaded charges={loaded.charges} viewer={viewer} />}
    </Card>
  );
}

function Loaded({ charges, viewer }: { charges: ShipmentCharges; viewer: Viewer }) {
  const text = useText(texts);
  const { lists, totals, rates } = charges;
  return (
    <div className={s.parts}>
      {lists.length === 0 ? (
        <p className={card.empty}>{text('shipmentCharges.none')}</p>
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
