import { useText } from '../../i18n/use-text.ts';
import { ENCODINGS, type Encoding } from '../../spreadsheet/encoding/encodings.ts';
import { textOf } from '../../spreadsheet/encoding/find-encoding.ts';
import { frame } from '../field/control.css.ts';
import { Field, useFieldControl } from '../field/field.tsx';
import * as s from './encoding-choice.css.ts';
import { texts } from './texts/index.ts';
import type { EncodingQuestion } from './use-encoding.ts';

const MOST_LINES = 3;
const MOST_LETTERS = 120;

interface EncodingChoiceProps {
  question: EncodingQuestion;
  value: Encoding | undefined;
  onChange(encoding: Encoding): void;
}

/** What a text file is encoded in, with the lines in which that makes a difference. */
export function EncodingChoice({
  question: { sample, encoding },
  value = encoding,
  onChange,
}: EncodingChoiceProps) {
  const text = useText(texts);
  return (
    <div className={s.choice}>
      <Field label={text('encoding.label')} hint={text('encoding.hint')}>
        <EncodingSelect value={value} onChange={onChange} />
      </Field>
      <output aria-label={text('encoding.preview')}>
        <pre className={s.preview} lang="und">
          {linesToTell(textOf(sample, value)).join('\n')}
        </pre>
      </output>
    </div>
  );
}

function EncodingSelect({ value, onChange }: { value: Encoding; onChange(encoding: Encoding): void }) {
  const text = useText(texts);
  const control = useFieldControl();
  return (
    <select
      {...control}
      className={`${frame} ${s.select}`}
      value={value}
      onChange={({ currentTarget }) => onChange(ENCODINGS[currentTarget.selectedIndex]!)}
    >
      {ENCODINGS.map((one) => (
        <option key={one} value={one}>
          {text(`encoding.${one}`)}
        </option>
      ))}
    </select>
  );
}

/** Plain letters are the same in nearly every encoding. */
function linesToTell(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => /[^ -~\t]/.test(line));
  return lines.slice(0, MOST_LINES).map((line) => [...line].slice(0, MOST_LETTERS).join(''));
}
