import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import type { UploadAnswer } from '../../../shared/contract/air-rates.ts';
import type { UploadRatesPayload } from '../../../shared/contract/air-rates-input.ts';
import { canonicalLevel } from '../../../shared/trade/weight-levels.ts';
import { latestSubmissions, loadLatestSubmissions } from './latest-submissions.ts';
import type { StoredRate } from './submission.ts';

/** Each with its time, or none of them: of what is hidden it can't be told whether it is new. */
const Times = v.array(v.object({ createdAt: v.string() }));

/**
 * Begins before the chunks of an upload are sent, and answers how to find one whose answer was lost: in what the company has
 * submitted since, each of its rates has to stand as often as it was sent by then. Undefined where it doesn't: a backend may
 * show a submission only once it is complete.
 */
export async function forUpload(client: Client, entityId: number) {
  const sent = new Map<string, number>();
  const before = await latestSubmissions(client, Times, entityId, 'createdAt').catch(() => undefined);
  const newest = before && Math.max(0, ...before.map(({ createdAt }) => Date.parse(createdAt)));

  return ({ rates }: UploadRatesPayload) => {
    for (const rate of rates) add(sent, contentOfSent(rate));
    return async (): Promise<UploadAnswer | undefined> => {
      if (newest === undefined) return undefined;
      const since = (await loadLatestSubmissions(client, entityId)).filter(
        ({ createdAt }) => Date.parse(createdAt) > newest,
      );
      const stored = new Map<string, number>();
      for (const { airFreightRates } of since)
        for (const rate of airFreightRates) add(stored, contentOf(rate));
      const isStored = rates.map(contentOfSent).every((rate) => (stored.get(rate) ?? 0) >= sent.get(rate)!);
      return isStored ? { missing: [], submissionId: null } : undefined;
    };
  };
}

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

type Content = Pick<StoredRate, 'from' | 'to' | 'airline' | 'validityFrom' | 'validityTo'> & {
  readonly prices: readonly { readonly level: string; readonly value?: unknown }[];
};

const contentOfSent = (rate: UploadRatesPayload['rates'][number]): string =>
  textOf({
    from: rate.from,
    to: rate.to,
    airline: rate.airline,
    validityFrom: rate.validityFrom ?? '',
    validityTo: rate.validityTo ?? '',
    prices: rate.weight,
  });

const contentOf = ({ rateLevels, ...rate }: StoredRate): string => textOf({ ...rate, prices: rateLevels });

/** What a rate says, the same of a sent one and of what a backend has stored of it. */
const textOf = ({ from, to, airline, validityFrom, validityTo, prices }: Content): string =>
  JSON.stringify([
    ...[from, to, airline].map((name) => name.trim().toUpperCase()),
    ...[validityFrom, validityTo].map((day) => day.slice(0, 10)),
    ...prices
      .flatMap(({ level, value }) => (value ? `${canonicalLevel(level)} ${Number(value)}` : []))
      .sort(),
  ]);
