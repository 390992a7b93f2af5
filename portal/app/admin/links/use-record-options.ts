import { useMemo, useState } from 'react';
import type { LINK_RECORD_TYPES } from '../../../../shared/contract/sign-in.ts';
import type { Option } from '../../../../shared/ui/options/option.ts';
import type { RemoteOptions } from '../../../../shared/ui/search/remote-options.ts';
import { type Records, useRecords } from '../../command-palette/use-records.ts';

type Type = (typeof LINK_RECORD_TYPES)[number];

export interface RecordOption extends Option {
  readonly id: number;
  /** What it is called, where that is known. */
  readonly reference?: string;
}

/** The largest id there can be. */
const LARGEST = 2_147_483_647;

/** Records of one type by what is typed; a plain number always stands for the record of that id. */
export function useRecordOptions(type: Type): RemoteOptions<RecordOption> {
  const [term, setTerm] = useState('');
  const { records, retry } = useRecords(term);
  const rows = useMemo(() => optionsFor(type, term, records), [type, term, records]);
  return {
    rows,
    state: records.kind === 'short' ? 'found' : records.kind,
    search: (text) => setTerm(text.trim()),
    retry,
  };
}

function optionsFor(type: Type, term: string, records: Records): RecordOption[] {
  const list = records.kind === 'found' ? records.list : [];
  const found = list
    .filter((record) => record.type === (type === 'entity' ? 'company' : type))
    .map(({ id, reference, detail }) => ({
      id,
      reference,
      label: reference,
      hint: [detail, id].filter(Boolean).join(' · '),
    }));
  const id = /^\d+$/.test(term) ? Number(term) : 0;
  if (id < 1 || id > LARGEST || found.some((option) => option.id === id)) return found;
  return [{ id, label: String(id) }, ...found];
}
