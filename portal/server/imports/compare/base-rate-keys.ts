import { reason } from '../../../../shared/contract/reasons.ts';
import type { RateKind, RateSource } from '../../../../shared/trade/base-rate-words.ts';
import { type ParsedRow, type RowProblem, textIn } from '../parsed-row.ts';
import type { FindNamed } from './lookups.ts';
import type { RateKey } from './stored-base-rates.ts';

/** What stands for something of another table. */
export const RATE_NAMES = [
  { id: 'origin', column: 'origin_port_id', lookup: 'port' },
  { id: 'discharge', column: 'discharge_port_id', lookup: 'port' },
  { id: 'destination', column: 'destination_port_id', lookup: 'port' },
  { id: 'carrier', column: 'carrier_id', lookup: 'oceanCarrier' },
] as const;

/** The same text for the same key, whatever the case of its source. */
export const nameOf = (key: RateKey): string =>
  JSON.stringify({ ...key, external_source: key.external_source?.toLowerCase() });

/** What a row has of what a rate is found by. */
export interface FoundKey {
  /** Undefined where something that a rate is found by is missing or unknown. */
  key: RateKey | undefined;
  /** By column: as files write it. */
  shown: Readonly<Record<string, string>>;
  problems: RowProblem[];
}

/** What the rate of a row is found by; a source needs what says whose it is. */
export function keyOf(row: ParsedRow, find: FindNamed, agents: ReadonlyMap<number, number>): FoundKey {
  const problems: RowProblem[] = [];
  const shown: Record<string, string> = {};
  const ids: Partial<Record<(typeof RATE_NAMES)[number]['id'], number>> = {};
  for (const { id, lookup } of RATE_NAMES) {
    const text = textIn(row.cells, id);
    if (text === undefined) continue;
    const named = find(lookup, text);
    if ('refusal' in named) problems.push({ column: id, reason: named.refusal });
    else {
      ids[id] = named.id;
      shown[id] = named.shown;
    }
  }
  const source = (textIn(row.cells, 'source') ?? 'Own') as RateSource;
  const submission = textIn(row.cells, 'submission');
  const external = textIn(row.cells, 'externalSource');
  for (const [column, owner, text] of [
    ['submission', 'Agent', submission],
    ['externalSource', 'External', external],
  ] as const)
    if ((source === owner) !== (text !== undefined))
      problems.push({ column, reason: reason('importRateSource') });
  const agent = submission === undefined ? null : agents.get(Number(submission));
  if (agent === undefined) problems.push({ column: 'submission', reason: reason('importSubmission') });
  const kind = textIn(row.cells, 'kind');
  const validFrom = textIn(row.cells, 'validFrom');
  const { origin, destination, carrier, discharge = null } = ids;
  const isWhole = origin && destination && carrier && kind && validFrom && problems.length === 0;
  if (!isWhole) return { key: undefined, shown, problems };
  Object.assign(shown, { kind, source, validFrom, ...(external && { externalSource: external }) });
  const key: RateKey = {
    origin_port_id: origin,
    discharge_port_id: discharge,
    destination_port_id: destination,
    carrier_id: carrier,
    kind: kind as RateKind,
    source,
    agent_id: agent ?? null,
    external_source: external ?? null,
    valid_from: validFrom,
  };
  return { key, shown, problems };
}
