import { sql } from 'kysely';
import type { AuditChange } from '../../../../shared/contract/audit.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { type ParsedRow, type RowProblem, textIn } from '../parsed-row.ts';
import { type Compared, outcomeOf, type Trx } from './compared.ts';
import { shipmentsNamed } from './shipments-named.ts';

interface ContainerValues {
  size_type: string | null;
  seal_number: string | null;
  weight_kg: string | null;
}

export interface ContainerWrite extends ContainerValues {
  /** null: it is new */
  id: number | null;
  shipmentId: number;
  number: string;
}

const FIELDS = [
  { id: 'sizeType', column: 'size_type' },
  { id: 'seal', column: 'seal_number' },
  { id: 'weight', column: 'weight_kg' },
] as const satisfies readonly { id: string; column: keyof ContainerValues }[];

const NOTHING: ContainerValues = { size_type: null, seal_number: null, weight_kg: null };

/** Compares rows of containers with those of their shipments. */
export async function compareContainers(
  trx: Trx,
  rows: readonly ParsedRow[],
  _context: unknown,
  options: { isWriting: boolean },
): Promise<Compared<ContainerWrite>[]> {
  const find = await shipmentsNamed(trx, rows, options);
  const shipments = rows.map(find);
  const stored = await readStored(
    trx,
    shipments.flatMap((found) => ('id' in found ? found.id : [])),
  );
  return rows.map((row, n) => {
    const shipment = shipments[n]!;
    const number = textIn(row.cells, 'number') ?? '';
    if ('refusal' in shipment) return wrong(row, [{ column: 'shipment', reason: shipment.refusal }]);
    if (shipment.mode === 'Air')
      return wrong(row, [{ column: 'shipment', reason: reason('importContainerByAir') }]);
    const before = stored.get(keyOf(shipment.id, number));
    const values: ContainerValues = { ...(before ?? NOTHING) };
    const changes: AuditChange[] = before ? [] : [{ field: 'number', before: null, after: number }];
    for (const { id, column } of FIELDS) {
      const text = textIn(row.cells, id);
      if (text === undefined || text === values[column]) continue;
      changes.push({ field: id, before: values[column], after: text });
      values[column] = text;
    }
    return outcomeOf(row.line, {
      isNew: !before,
      changes,
      problems: values.size_type === null ? [{ column: 'sizeType', reason: reason('fillIn') }] : [],
      write: { ...values, id: before?.id ?? null, shipmentId: shipment.id, number },
    });
  });
}

const wrong = ({ line }: ParsedRow, problems: readonly RowProblem[]): Compared<ContainerWrite> => ({
  line,
  outcome: 'wrong',
  changes: [],
  problems,
});

const keyOf = (shipmentId: number, number: string) => `${shipmentId} ${number}`;

async function readStored(trx: Trx, shipmentIds: readonly number[]) {
  const { rows } = await sql<ContainerValues & { id: number; shipmentId: number; number: string }>`
    select id, shipment_id as "shipmentId", number, size_type, seal_number, trim_scale(weight_kg)::text as weight_kg
    from container where shipment_id = any(${shipmentIds}::integer[]) order by position desc`.execute(trx);
  return new Map(rows.map((row) => [keyOf(row.shipmentId, row.number), row]));
}
