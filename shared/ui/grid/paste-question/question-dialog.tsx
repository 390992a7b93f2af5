import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../button/button.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import { texts } from './texts/index.ts';

type Marks = 'decimals' | 'thousands';

export interface QuestionDialogProps {
  /** How many numbers are asked about. */
  count: number;
  /** One of them, and what it may mean. */
  example: string;
  meanings: Readonly<Record<Marks, string>>;
  onAnswer(marks: Marks): void;
  /** The question is put off: each cell says what it may mean. */
  onClose(): void;
}

/** What the numbers of a pasted block mean that can be read in two ways (D-148). */
export function QuestionDialog({ count, example, meanings, onAnswer, onClose }: QuestionDialogProps) {
  const text = useText(texts);
  return (
    <Dialog
      open
      title={text('unclear.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('unclear.later')}</Button>
          {(['decimals', 'thousands'] as const).map((marks) => (
            <Button key={marks} onClick={() => onAnswer(marks)}>
              {text('unclear.as', { text: meanings[marks] })}
            </Button>
          ))}
        </>
      }
    >
      <p>{text('unclear.question', { count, text: example })}</p>
    </Dialog>
  );
}
