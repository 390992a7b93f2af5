import { useId } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import * as s from './paste-dialog.css.ts';
import type { Answer, Answers, Question } from './read/read-orders.ts';
import { texts } from './texts/index.ts';

interface QuestionsProps {
  questions: readonly Question[];
  answers: Answers;
  onAnswer(key: string, answer: Answer): void;
}

const ANSWERS: readonly Answer[] = ['style', 'order', 'out'];

/** What can be read in two ways, asked once for all lines that have it. */
export function Questions({ questions, answers, onAnswer }: QuestionsProps) {
  return questions.map((question) => (
    <OneQuestion
      key={question.key}
      question={question}
      answer={answers[question.key]}
      onAnswer={(answer) => onAnswer(question.key, answer)}
    />
  ));
}

interface OneQuestionProps {
  question: Question;
  answer: Answer | undefined;
  onAnswer(answer: Answer): void;
}

function OneQuestion({ question, answer, onAnswer }: OneQuestionProps) {
  const text = useText(texts);
  const name = useId();
  const { column, samples, count } = question;
  const numbers = samples.join(', ') + (count > samples.length ? ', …' : '');
  return (
    <fieldset className={s.question} data-open={answer === undefined || undefined}>
      <legend className={s.legend}>
        {column === undefined
          ? text('preview.question', { numbers })
          : text('preview.questionColumn', { column, numbers })}
      </legend>
      {ANSWERS.map((one) => (
        <label key={one} className={s.choice}>
          <input type="radio" name={name} checked={answer === one} onChange={() => onAnswer(one)} />
          {text(`preview.answer.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
