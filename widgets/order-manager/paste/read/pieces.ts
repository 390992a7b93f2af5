import { isShortened } from '../../../../shared/trade/shortened-number.ts';
import { GAP, withoutAmounts } from './amounts.ts';
import { isAlike } from './is-alike.ts';
import { isNeutral, type Role, roleOf } from './words.ts';

/** What may be a number. */
export interface Piece {
  readonly text: string;
  /** What the words before it say that it is. */
  readonly role: Role | undefined;
  /** It may well be something else: it stands in a sentence, has no digit, or hardly any. */
  readonly isDoubtful: boolean;
  /** A spreadsheet cut it: what it was is not known any more. */
  readonly isShortened: boolean;
}

export interface Pieces {
  readonly pieces: readonly Piece[];
  /** Nothing else stood there but what divides a list. */
  readonly isPlain: boolean;
}

/** What divides a list that is pasted, beside blanks (D-150). */
const SEPARATORS = /[;,|&、，；。\ue000]|(?<!\dE)\+|\s[-–—/]\s|(?<=\s)[-–—/]$/iu;
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const HAS_DIGIT = /\p{N}/u;
/** Ideographs and a plain number that touch are two things. */
const WORD_AND_NUMBER =
  /([\u3040-\u30ff\u3400-\u9fff]+[:：#]?)|(?<=[\u3040-\u30ff\u3400-\u9fff])(?=[\dA-Za-z])/gu;
/** `PO#4501`, `Nr.4501`, `PO:4501`: a word and its number in one. */
const JOINED = /^(\p{L}[\p{L}.]*(?:-(?:no|nr))?)(?:[#:：№]\s*|\.(?=\d))(?=\S)/iu;
/** Long numbers that are alike, as a list of them: `4500081101/4500081102`. */
const SLASHED = /(?<![\p{L}\p{N}/])\d{6,}(?:\/\d{6,})+(?![\p{L}\p{N}/])/gu;
/** The first and the last of a row of numbers, of which those between them aren't there: `4500081101 – 4500081105`. */
const RANGE = /(?<![\p{L}\p{N}])(\d{4,})\s*[-–—~〜至]\s*(\d{4,})(?![\p{L}\p{N}])/gu;
/** How spreadsheets show a long number, which is none of an order: `4.500.081.101`. */
const GROUPED = /^\d{1,3}(?:[.'’]\d{3}){2,}$/;
/** A running number that touches what it counts: `2)4500081102`. */
const COUNTED = /^\(?\d{1,2}\)(?=[\p{L}\p{N}]{4})/u;
/** Words of a line that make a sentence of it. */
const SENTENCE = 3;

/** The numbers of a cell or of a line of prose, each with what the words around it say of it. */
export function piecesOf(text: string): Pieces {
  const listed = withSlashesDivided(text);
  const left = withoutAmounts(listed);
  const ends = endsOfRanges(left);
  let isPlain = !left.includes(GAP) && listed === text && ends.size === 0;
  let role: Role | undefined;
  let words = 0;
  /** The word before has its number already. */
  let isNamed = false;
  const found: (Piece & { isMarked: boolean })[] = [];
  for (const part of left.split(SEPARATORS)) {
    for (const token of tokensOf(part)) {
      const piece = trimmed(token);
      const said = piece === '' ? undefined : roleOf(token);
      if (said) {
        role = said;
        isNamed = false;
        isPlain = false;
      } else if (piece === '') {
        // A dash or a bracket.
      } else if (HAS_DIGIT.test(piece) || isLetters(piece, part)) {
        const last = found.at(-1);
        // `PO 4501, 4502` are two orders; `PO 4501, ST-7` says nothing of the second.
        if (role === 'order' && last?.role === 'order' && isNamed && !isAlike(last.text, piece))
          role = undefined;
        isNamed = true;
        const isDoubtful =
          ends.has(piece) ||
          GROUPED.test(piece) ||
          (role === undefined && (/^\p{N}{1,2}$/u.test(piece) || !HAS_DIGIT.test(piece)));
        found.push({
          text: piece,
          role,
          isMarked: role !== undefined,
          isDoubtful,
          isShortened: isShortened(piece),
        });
      } else if (isNeutral(token)) {
        isPlain = false;
      } else {
        isPlain = false;
        words += 1;
        // `PO 4501 has 3 more`: what follows other words is not marked by the one before them.
        role = undefined;
      }
    }
  }
  const isSentence = words >= SENTENCE;
  const hasMarked = found.some(({ isMarked }) => isMarked);
  const pieces = found
    // Beside numbers that say what they are, bare ones of a sentence are none.
    .filter(({ isMarked, isDoubtful }) => isMarked || !(hasMarked && (isDoubtful || isSentence)))
    .map(({ isMarked, ...piece }) => ({
      ...piece,
      isDoubtful: piece.isDoubtful || (isSentence && !isMarked),
    }));
  return {
    pieces,
    isPlain: isPlain && pieces.every(({ isDoubtful, isShortened }) => !isDoubtful && !isShortened),
  };
}

/** Slashes within a number stay; between numbers of one length they divide a list. */
const withSlashesDivided = (text: string): string =>
  text.replace(SLASHED, (list) => {
    const numbers = list.split('/');
    return numbers.every(({ length }) => length === numbers[0]!.length) ? numbers.join(' ; ') : list;
  });

/** The numbers at both ends of a row, and the row itself where it is written as one. */
const endsOfRanges = (text: string): ReadonlySet<string> =>
  new Set(
    Array.from(text.matchAll(RANGE)).flatMap(([range, first = '', last = '']) =>
      first.length === last.length && first < last ? [range, first, last] : [],
    ),
  );

/** A cell of a spreadsheet, which is one number however many blanks it has, or a list with signs between; `PO` before it is none of it. */
export function piecesOfCell(cell: string): Pieces {
  const left = withoutAmounts(cell).replaceAll(GAP, ' ');
  const texts = left.split(/[;、，；,\n]/u).flatMap((part) => {
    const [word = '', ...rest] = tokensOf(part);
    const said = roleOf(word) === 'order' && rest.length > 0 ? rest.join(' ') : part;
    const piece = trimmed(said);
    return HAS_DIGIT.test(piece) ? [piece] : [];
  });
  return {
    pieces: texts.map((text) => ({
      ...{ text, role: undefined, isDoubtful: false },
      isShortened: isShortened(text),
    })),
    isPlain: texts.join() === cell.trim(),
  };
}

const tokensOf = (part: string): string[] =>
  part
    .replace(WORD_AND_NUMBER, (_, word: string | undefined) => (word ? ` ${word} ` : ' '))
    .split(/\s+/u)
    .map((token) => token.replace(COUNTED, ''))
    .flatMap((token) => {
      const joined = JOINED.exec(token);
      const word = joined?.[1];
      return joined && word && (roleOf(word) || isNeutral(word))
        ? [word, token.slice(joined[0].length)]
        : [token];
    })
    .filter(Boolean);

const trimmed = (token: string): string => token.replaceAll(AROUND, '');

/** Capitals that stand alone between signs may be a number: `ABC`. */
const isLetters = (piece: string, part: string): boolean =>
  trimmed(part.trim()) === piece && piece === piece.toUpperCase() && /^\p{Lu}+(?:-\p{Lu}+)*$/u.test(piece);
