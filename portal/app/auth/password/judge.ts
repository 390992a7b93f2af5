import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword } from '../../../../shared/passwords/common-passwords.ts';

export type Strength = 0 | 1 | 2 | 3 | 4;

export interface Judgement {
  /** From hardly any guesses to more than anybody makes. */
  strength: Strength;
  /** One of the most common, which nobody may choose (D-153). */
  isCommon: boolean;
}

/** Characters that the strength is told by: the time that it takes grows fast with them, and so many are strong enough. */
const JUDGED = 40;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How hard a password is to guess for somebody who knows `known`, such as the email of the account. */
export function judge(password: string, known: readonly string[]): Judgement {
  const { score } = estimator.check([...password].slice(0, JUDGED).join(''), [...known]);
  const isCommon = isCommonPassword(password);
  return { strength: isCommon ? 0 : score, isCommon };
}
