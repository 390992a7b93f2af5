import { useText } from '../../../shared/i18n/use-text.ts';
import { isComposing } from '../../../shared/keys/is-composing.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import * as s from '../charges.css.ts';
import { texts } from '../texts/index.ts';

interface QuestionProps {
  question: string;
  /** The button that says yes. */
  confirm: string;
  onConfirm(): void;
  /** After either answer, before `onConfirm`. */
  onEnd(): void;
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Asked in the place of what stands there, before something is changed that others rely on; Escape is no. */
export function Question({ question, confirm, onConfirm, onEnd }: QuestionProps) {
  const text = useText(texts);
  return (
    <fieldset
      className={s.question}
      aria-label={question}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event)) return;
        event.stopPropagation();
        onEnd();
      }}
    >
      <p>{question}</p>
      <Button
        ref={focus}
        size="sm"
        variant="primary"
        onClick={() => {
          onEnd();
          onConfirm();
        }}
      >
        {confirm}
      </Button>
      <Button size="sm" onClick={onEnd}>
        {text('charges.confirm.cancel')}
      </Button>
    </fieldset>
  );
}
