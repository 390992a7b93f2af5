import { useAtomValue, useSetAtom } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import * as s from '../charges.css.ts';
import { titleAtom } from '../state/element-state.ts';
import { confirmingAtom } from '../state/list-state.ts';
import { texts } from '../texts/index.ts';

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Asked in the place of what the bar says, before charges that somebody agreed to are changed; Escape is no. */
export function SaveQuestion({ onConfirm, onEnd }: { onConfirm(): void; onEnd(): void }) {
  const text = useText(texts);
  const status = useAtomValue(titleAtom)?.status ?? '';
  const setConfirming = useSetAtom(confirmingAtom);
  const question = text('charges.confirm', { status });
  const end = () => {
    setConfirming(false);
    onEnd();
  };
  return (
    <fieldset
      className={s.question}
      aria-label={question}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        end();
      }}
    >
      <p>{question}</p>
      <Button
        ref={focus}
        size="sm"
        variant="primary"
        onClick={() => {
          end();
          onConfirm();
        }}
      >
        {text('charges.confirm.save')}
      </Button>
      <Button size="sm" onClick={end}>
        {text('charges.confirm.cancel')}
      </Button>
    </fieldset>
  );
}
