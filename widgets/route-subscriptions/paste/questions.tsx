import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { PlaceOption } from '../../../shared/reference/port-options.ts';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import { optionsAtom } from '../reference/reference-state.ts';
import * as s from './paste-dialog.css.ts';
import type { Question } from './recognise.ts';
import { texts } from './texts/index.ts';

/** Questions that are shown at once: those behind them come as these are answered. */
const SHOWN = 10;
/** No id that a place has. */
const NO_CARRIER = 0;

interface QuestionsProps {
  questions: readonly Question[];
  onAnswer(key: string, id: number | null): void;
}

/** The texts whose meaning somebody has to choose, each once for all its lines. */
export function Questions({ questions, onAnswer }: QuestionsProps) {
  const text = useText(texts);
  if (questions.length === 0) return null;
  return (
    <section className={s.questions}>
      <h3 className={s.subtitle}>{text('paste.questions')}</h3>
      {questions.slice(0, SHOWN).map((question) => (
        <OneQuestion key={question.key} question={question} onAnswer={onAnswer} />
      ))}
      {questions.length > SHOWN && (
        <p className={s.quiet}>{text('paste.question.more', { count: questions.length - SHOWN })}</p>
      )}
    </section>
  );
}

function OneQuestion({ question, onAnswer }: { question: Question } & Pick<QuestionsProps, 'onAnswer'>) {
  const text = useText(texts);
  const { kind, meaning } = question;
  const { portOptions, carrierOptions } = useAtomValue(optionsAtom);
  // The choice goes at once, and with it this question: it only tells the field that it is none of before.
  const [choice, setChoice] = useState<PlaceOption | null>(null);
  const all = kind === 'carrier' ? carrierOptions : portOptions;
  const likely = meaning.is === 'ambiguous' ? meaning.options : all;
  const noCarrier = text('paste.noCarrier');
  const options = useMemo(
    () => (kind === 'carrier' ? [{ id: NO_CARRIER, label: noCarrier }, ...likely] : likely),
    [kind, likely, noCarrier],
  );
  const hint = [
    text('paste.question.lines', { count: question.lines }),
    text(meaning.is === 'ambiguous' ? 'paste.question.ambiguous' : 'paste.question.unknown'),
  ].join(' · ');
  return (
    <Combobox
      label={text('paste.question.label', { kind, text: question.text })}
      hint={hint}
      options={options}
      value={choice}
      onChange={(option) => {
        setChoice(option);
        if (option) onAnswer(question.key, option.id === NO_CARRIER ? null : option.id);
      }}
    />
  );
}
