import { useId } from 'react';
import { IMPORT_KINDS, type ImportKind } from '../../../../../shared/contract/imports.ts';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import * as s from '../imports.css.ts';
import { KIND_NAMES } from '../kinds.ts';
import { texts } from '../texts/index.ts';

interface KindChoiceProps {
  kind: ImportKind;
  onChoose(kind: ImportKind): void;
}

/** What is imported, each kind with a sentence about it. */
export function KindChoice({ kind, onChoose }: KindChoiceProps) {
  const text = useText(texts);
  const name = useId();
  return (
    <fieldset className={s.kinds}>
      <legend className={s.legend}>{text('imports.kind')}</legend>
      {IMPORT_KINDS.map((one) => (
        <label key={one} className={s.kind}>
          <input type="radio" name={name} checked={one === kind} onChange={() => onChoose(one)} />
          <span className={s.strong}>{text(KIND_NAMES[one])}</span>
          <span className={s.about}>{text(`imports.about.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
