import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { useRateWords } from './use-rate-words.ts';

interface ReplaceQuestionProps {
  /** How many lines are there. */
  count: number;
  onAnswer(method?: 'addLines' | 'replaceLines'): void;
}

/** Asks whether lines of a rate are added to those that are there, or replace them. */
export function ReplaceQuestion({ count, onAnswer }: ReplaceQuestionProps) {
  const { text } = useRateWords();
  return (
    <Dialog
      title={text('quoteRates.replace.title')}
      open
      onClose={() => onAnswer()}
      actions={
        <>
          <Button onClick={() => onAnswer('replaceLines')}>{text('quoteRates.replace.replace')}</Button>
          <Button variant="primary" onClick={() => onAnswer('addLines')}>
            {text('quoteRates.replace.add')}
          </Button>
        </>
      }
    >
      <p>{text('quoteRates.replace.text', { count })}</p>
    </Dialog>
  );
}
