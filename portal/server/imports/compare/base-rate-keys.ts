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
export const mapKeyOf = (key: RateKey): string =>
  JSON.stringify({ ...key, external_source: key.external_source?.toLowerCase() });

/** What a row has of what a rate is found by. */
export interface FoundKey {
  /** Undefined where something that a rate is found by is missing or unknown. */
  key: RateKey | undefined;
  /** By column: as files write it. */
  shown: Readonly<Record<string, string>>;
  problems: RowProblem[];
}

/** What the rate of a row is found by. */
export function foundKey(row: ParsedRow, find: FindNamed, agents: ReadonlyMap<number, number>): FoundKey {
  const named = namedIn(row, find);
  const from = sourceIn(row, agents);
  const problems = [...named.problems, ...from.problems];
  const kind = textIn(row.cells, 'kind');
  const validFrom = textIn(row.cells, 'validFrom');
  const { origin_port_id, destination_port_id, carrier_id, discharge_port_id = null } = named.ids;
  const isWhole = origin_port_id && destination_port_id && carrier_id && kind && validFrom;
  if (!isWhole || problems.length > 0) return { key: undefined, shown: named.shown, problems };
  const { source, external_source } = from;
  return {
    key: {
      ...{ origin_port_id, discharge_port_id, destination_port_id, carrier_id },
      ...{ kind: kind as RateKind, source, agent_id: from.agent_id, external_source },
      valid_from: validFrom,
    },
    shown: {
      ...{ ...named.shown, kind, source, validFrom },
      ...(external_source && { externalSource: external_source }),
    },
    problems,
  };
}

/** The ports and the carrier, by the columns of a rate, and as files write them. */
function namedIn(row: ParsedRow, find: FindNamed) {
  const ids: Partial<Record<(typeof RATE_NAMES)[number]['column'], number>> = {};
  const shown: Record<string, string> = {};
  const problems: RowProblem[] = [];
  for (const { id, column, lookup } of RATE_NAMES) {
    const text = textIn(row.cells, id);
    if (text === undefined) continue;
    const named = find(lookup, text);
    if ('refusal' in named) problems.push({ column: id, reason: named.refusal });
    else {
      ids[column] = named.id;
      shown[id] = named.shown;
    }
  }
  return { ids, shown, problems };
}

/** Where a rate comes from; a source needs what says whose it is, and no other has that. */
function sourceIn(row: ParsedRow, agents: ReadonlyMap<number, number>) {
  const source = (textIn(row.cells, 'source') ?? 'Own') as RateSource;
  const submission = textIn(row.cells, 'submission');
  const external = textIn(row.cells, 'externalSource');
  const problems: RowProblem[] = [];
  for (const [column, owner, text] of [
    ['submission', 'Agent', submission],
    ['externalSource', 'External', external],
  ] as const)
    if ((source === owner) !== (text !== undefined))
      problems.push({ column, reason: reason('importRateSource') });
  const agent = submission === undefined ? null : agents.get(Number(submission));
  if (agent === undefined) problems.push({ column: 'submission', reason: reason('importSubmission') });
  return { source, agent_id: agent ?? null, external_source: external ?? null, problems };
}
