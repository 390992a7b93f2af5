import { fold, type Option } from '../../combobox/options.ts';
import type { GridOption } from '../grid-column.ts';

interface Choice extends Option {
  /** Where a search looks first, and then everything. */
  readonly head: string;
  readonly words: string;
  readonly all: string;
}

const known = new WeakMap<readonly GridOption[], readonly Choice[]>();

function choicesOf(options: readonly GridOption[]): readonly Choice[] {
  let choices = known.get(options);
  if (!choices) {
    choices = options.map(({ text, hint, words }, id) => {
      const head = fold(text);
      return {
        id,
        label: text,
        ...(hint && { hint }),
        head,
        words: fold(words ?? ''),
        all: fold(`${text} ${hint ?? ''} ${words ?? ''}`),
      };
    });
    known.set(options, choices);
  }
  return choices;
}

/**
 * The options that contain the query in their text, hint or words; those whose text or one of whose words begins with
 * it come first, one whose text or words are the query, such as a code, before all. Everything for a blank query.
 */
export function findChoices(options: readonly GridOption[], query: string): readonly Option[] {
  const choices = choicesOf(options);
  const needle = fold(query.trim());
  if (!needle) return choices;
  const ranks: Choice[][] = [[], [], [], []];
  for (const choice of choices) {
    if (choice.all.includes(needle)) ranks[rankOf(choice, needle)]!.push(choice);
  }
  return ranks.flat();
}

function rankOf({ head, words, all }: Choice, needle: string): number {
  if (head === needle || words === needle) return 0;
  if (head.startsWith(needle)) return 1;
  return all.includes(` ${needle}`) ? 2 : 3;
}
