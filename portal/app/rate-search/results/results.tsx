import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import { LoadError } from '../../layout/load-error.tsx';
import { refusedFieldOf } from '../query/refused-field.ts';
import { texts } from '../texts/index.ts';
import type { Finding } from '../use-found-rates.ts';
import type { Places } from '../use-places.ts';
import { FoundRates } from './found-rates.tsx';
import { NothingFound } from './nothing-found.tsx';
import * as s from './results.css.ts';

interface ResultsProps {
  finding: Finding;
  places: Places;
  onRetry(): void;
}

/** What a search found, or why it found nothing; before the first one what it is for. */
export function Results({ finding, places, onRetry }: ResultsProps) {
  const text = useText(texts);
  if (finding.name === 'none') return <p className={s.start}>{text('rateSearch.start')}</p>;
  if (finding.name === 'failed') {
    // What is wrong with a field stands at it.
    if (refusedFieldOf(finding.cause)) return <Banner kind="error">{text('rateSearch.failed')}</Banner>;
    return <LoadError message={text('rateSearch.failed')} error={finding.cause} onRetry={onRetry} />;
  }
  const found = finding.name === 'found' ? finding.found : finding.last;
  return (
    <SpinnerOverlay busy={finding.name === 'loading'} label={text('common.loading')}>
      <div className={s.results}>
        {found &&
          (found.answer.rates.length > 0 ? (
            <FoundRates found={found} places={places} />
          ) : (
            <NothingFound found={found} places={places} />
          ))}
      </div>
    </SpinnerOverlay>
  );
}
