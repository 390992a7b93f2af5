import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import type { Fate, TakenRate } from './taken-rates.ts';
import { useRateWords } from './use-rate-words.ts';
import { useTakenRates } from './use-taken-rates.ts';

interface TakenRatesNoticeProps {
  quoteId: number;
  taken: readonly TakenRate[];
  /** The lines were saved just now. */
  isSaved: boolean;
}

/** Which of the rates that lines were taken over from have ended, were replaced or have changed since, and what to do (D-158). */
export function TakenRatesNotice(props: TakenRatesNoticeProps) {
  const { text } = useRateWords();
  const { fates, hasFailed, retry, dismiss } = useTakenRates(props);
  return (
    <>
      {hasFailed && (
        <Banner kind="warning" onRetry={retry}>
          {text('quoteRates.taken.unknown')}
        </Banner>
      )}
      {fates.map((fate) => (
        <Banner key={fate.taken.reference} kind="warning" onDismiss={() => dismiss(fate)}>
          <FateWords of={fate} />
        </Banner>
      ))}
    </>
  );
}

function FateWords({ of: { is, taken, last } }: { of: Fate }) {
  const { text, day } = useRateWords();
  const { reference, carrier } = taken;
  return (
    <>
      <p>{text(`quoteRates.taken.${is}`, { reference, carrier })}</p>
      <p>
        {last !== null &&
          `${text(is === 'gone' ? 'quoteRates.taken.was' : 'quoteRates.taken.last', { day: day(last) })} `}
        {text('quoteRates.taken.toDo')}
      </p>
    </>
  );
}
