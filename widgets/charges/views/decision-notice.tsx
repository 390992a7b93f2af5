import { useAtomValue } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import type { RecordRef } from '../record.ts';
import { isDecided, isIssued } from '../rules/decision.ts';
import { titleAtom } from '../state/element-state.ts';
import { texts } from '../texts/index.ts';
import { useAmounts } from './use-amounts.ts';

/**
 * Says before anything is typed that the customer has the quote or has answered it, or that the manifest was closed or
 * invoiced.
 */
export function DecisionNotice({ on }: { on: RecordRef }) {
  const text = useText(texts);
  const { day } = useAmounts();
  const record = useAtomValue(titleAtom);
  if (isIssued(record, on))
    return (
      <Banner kind="info" role="none">
        {text('charges.issued')}
      </Banner>
    );
  if (!record || !isDecided(record)) return null;
  const { status, statusOn } = record;
  return (
    <Banner kind="info" role="none">
      {statusOn
        ? text('charges.decided.on', { status, day: day(statusOn) })
        : text('charges.decided', { status })}
    </Banner>
  );
}
