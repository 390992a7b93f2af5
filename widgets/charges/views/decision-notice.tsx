import { useAtomValue } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { isDecided, isFrozen, isIssued } from '../rules/decision.ts';
import type { ChargesEditor } from '../state/editor.ts';
import { titleAtom } from '../state/element-state.ts';
import { texts } from '../texts/index.ts';
import { FrozenNotice } from './frozen-notice.tsx';
import { useAmounts } from './use-amounts.ts';

/**
 * Says before anything is typed that the customer has the quote or has answered it, or that the manifest was closed or
 * invoiced.
 */
export function DecisionNotice({ editor }: { editor: ChargesEditor }) {
  const on = editor.record;
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
  const words = statusOn
    ? text('charges.decided.on', { status, day: day(statusOn) })
    : text('charges.decided', { status });
  if (isFrozen(record, on)) return <FrozenNotice words={words} record={record} editor={editor} />;
  return (
    <Banner kind="info" role="none">
      {words}
    </Banner>
  );
}
