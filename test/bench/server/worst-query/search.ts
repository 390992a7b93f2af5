import type { Model } from '../../../../portal/server/data-api/models/model.ts';
import { Random } from '../../../../portal/server/db/seed/random.ts';
import { ROOTS, randomQuery } from '../../../helpers/data-api/random-query.ts';

/** A query and what it took. */
export interface Tried {
  model: string;
  query: string;
  milliseconds: number;
  /** `ok`, or the code of the refusal. */
  outcome: string;
  genes: readonly number[];
}

/** A generator that gives the numbers of another one again, and goes on by itself where they end. */
class Genes extends Random {
  readonly numbers: number[];
  readonly #fresh: Random;
  #read = 0;

  constructor(numbers: readonly number[], fresh: Random) {
    super(0);
    this.numbers = [...numbers];
    this.#fresh = fresh;
  }

  override next(): number {
    const place = this.#read++;
    const number = this.numbers[place] ?? this.#fresh.next();
    this.numbers[place] = number;
    return number;
  }
}

/** Looks for the slowest query of each model: new ones, and the slowest so far with a few of their numbers changed. */
export class Search {
  readonly #random: Random;
  readonly #worst = new Map<string, Tried>();
  #turn = 0;

  constructor(seed: number) {
    this.#random = new Random(seed);
  }

  /** The slowest of each model so far, slowest first. */
  get worst(): Tried[] {
    return [...this.#worst.values()].sort((a, b) => b.milliseconds - a.milliseconds);
  }

  next(): Pick<Tried, 'model' | 'query' | 'genes'> {
    const model = ROOTS[this.#turn++ % ROOTS.length]!;
    const genes = new Genes(this.#begin(model), this.#random);
    const query = randomQuery(genes, model);
    return { model: model.name, query, genes: genes.numbers };
  }

  add(tried: Tried): void {
    const known = this.#worst.get(tried.model);
    if (!known || tried.milliseconds > known.milliseconds) this.#worst.set(tried.model, tried);
  }

  #begin({ name }: Model): readonly number[] {
    const known = this.#worst.get(name);
    if (!known || this.#random.chance(0.4)) return [];
    const genes = [...known.genes];
    for (let n = this.#random.whole(1, 4); n > 0; n--) {
      genes[this.#random.whole(0, genes.length - 1)] = this.#random.next();
    }
    return genes;
  }
}
