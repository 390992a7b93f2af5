import { Button } from '../../../../shared/ui/button/button.tsx';
import { useWords } from '../results/use-words.ts';
import { RequestedQuoteLink } from './requested-quote.tsx';
import { isWaiting, type Requested } from './use-requested.ts';

interface RequestButtonProps {
  requested: Requested | undefined;
  /** The rate, for those who don't see beside what the button stands. */
  named?: { carrier: string; reference: string };
  onRequest(): void;
}

/** Requests a quote, below the one that was requested before (MOD-10, MOD-12). */
export function RequestButton({ requested, named, onRequest }: RequestButtonProps) {
  const { text } = useWords();
  const isAgain = requested !== undefined && isWaiting(requested.quote);
  const label = named && text(isAgain ? 'rateSearch.requestAgainOf' : 'rateSearch.requestOf', named);
  return (
    <>
      {requested && <RequestedQuoteLink {...requested} />}
      <Button variant={isAgain ? 'secondary' : 'primary'} aria-label={label} onClick={onRequest}>
        {text(isAgain ? 'rateSearch.requestAgain' : 'rateSearch.request')}
      </Button>
    </>
  );
}
