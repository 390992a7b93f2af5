import { useEffect } from 'react';
import type { ChargedRecord, RecordCharges } from '../../../../shared/contract/record-charges.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useStable } from '../../../../shared/ui/hooks/use-stable.ts';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import type { Viewer } from '../../../lists/definition.ts';
import { LoadError } from '../../layout/load-error.tsx';
import * as card from '../parts/card.css.ts';
import { Card } from '../parts/card.tsx';
import { BilledTable } from './billed-table.tsx';
import { ChargeListView } from './charge-list-view.tsx';
import * as s from './charges.css.ts';
import { LaneRates } from './lane-rates.tsx';
import { texts } from './texts/index.ts';
import { TotalsTable } from './totals-table.tsx';
import { useCharges } from './use-charges.ts';

/** What a quote is for, as people read it. */
export interface QuotedFor {
  route: string;
  cargo: string;
  day: string;
}

interface ChargesCardProps {
  record: ChargedRecord;
  viewer: Viewer;
  /** Nothing of the quote changes any more. */
  isEnded?: boolean;
  /** What its price is for (D-158). */
  goods?: QuotedFor | undefined;
  /** With what the card shows from now on. */
  onLoad?(charges: RecordCharges): void;
}

/**
 * What a shipment or manifest is charged or a quote offers (MOD-02, MOD-09, MOD-10): what is billed, sums by currency, the lines of
 * each quote and manifest, whether they are invoiced, and to the provider the base rates that they can be compared with. For those
 * who see amounts (CHG-05).
 */
export function ChargesCard({ record, viewer, isEnded = false, goods, onLoad }: ChargesCardProps) {
  const text = useText(texts);
  const { loaded, reload } = useCharges(record);
  const report = useStable((charges: RecordCharges) => onLoad?.(charges));
  useEffect(() => {
    if (loaded.name === 'loaded') report(loaded.charges);
  }, [loaded, report]);
  return (
    <Card title={text('recordCharges.title')} isLong>
      {loaded.name === 'loading' && (
        <SpinnerOverlay busy label={text('common.loading')}>
          <div className={s.waiting} />
        </SpinnerOverlay>
      )}
      {loaded.name === 'failed' && (
        <LoadError message={text('recordCharges.failed')} error={loaded.error} onRetry={reload} />
      )}
      {loaded.name === 'loaded' && (
        <Loaded record={record} charges={loaded.charges} viewer={viewer} isEnded={isEnded} goods={goods} />
      )}
    </Card>
  );
}

interface LoadedProps {
  record: ChargedRecord;
  charges: RecordCharges;
  viewer: Viewer;
  isEnded: boolean;
  goods: QuotedFor | undefined;
}

function Loaded({ record, charges, viewer, isEnded, goods }: LoadedProps) {
  const text = useText(texts);
  const { lists, totals, rates } = charges;
  const billed = charges.billed ?? [];
  const kinds = new Set(lists.map(({ recordType }) => recordType));
  const isBoth = kinds.size > 1;
  const inWhich = kinds.has('quote') ? 'recordCharges.inQuotes' : 'recordCharges.inManifests';
  return (
    <div className={s.parts}>
      {billed.length > 0 && <BilledTable totals={billed} />}
      {/* What is billed was charged, whoever sees by which lines. */}
      {lists.length === 0 && billed.length === 0 && (
        <p className={card.empty}>
          {text(record.recordType === 'shipment' ? 'recordCharges.noneOfShipment' : 'recordCharges.none')}
        </p>
      )}
      {lists.length > 0 && (
        <>
          {goods && (
            <p className={s.note}>{[goods.route, goods.cargo, goods.day].filter(Boolean).join(' · ')}</p>
          )}
          <TotalsTable
            totals={totals}
            title={billed.length > 0 || isBoth ? inWhich : 'recordCharges.totals'}
            isWithoutManifests={isBoth}
            cargo={goods?.cargo}
          />
          <ul className={s.lists}>
            {lists.map((list) => (
              <ChargeListView
                key={list.id}
                list={list}
                viewer={viewer}
                page={record}
                // Of a quote a shipment has what was accepted.
                isFrozen={list.recordType === 'quote' && (isEnded || record.recordType === 'shipment')}
              />
            ))}
          </ul>
        </>
      )}
      {rates && <LaneRates rates={rates} />}
    </div>
  );
}
