import { useMemo, useState } from 'react';
import type { LINK_RECORD_TYPES } from '../../../../shared/contract/sign-in.ts';
import type { Option } from '../../../../shared/ui/combobox/options.ts';
import { useRecords } from '../../command-palette/use-records.ts';

type Type = (typeof LINK_RECORD_TYPES)[number];

/** The largest id there can be. */
const LARGEST = 2_147_483_647;

/** Records of one type by what is typed; a plain number always stands for the record of that id. */
export function useRecordOptions(type: Type) {
  const [term, setTerm] = useState('');
  const records = useRecords(term, 0);
  const options = useMemo(() => optionsFor(type, term, records), [type, term, records]);
  return {
    options,
    search: (text: string) => setTerm(text.trim()),
    isBusy: term !== '' && records.kind === 'searching',
  };
}

function optionsFor(type: Type, term: string, records: ReturnType<typeof useRecords>): Option[] {
  const list = records.kind === 'found' ? records.list : [];
  const found = list
    .filter((record) => record.type === (type === 'entity' ? 'company' : type))
    .map(({ id, reference, detail }) => ({
      id,
      label: `${id} · ${reference}`,
      ...(detail && { hint: detail }),
    }));
  const id = /^\d+$/.test(term) ? Number(term) : 0;
  if (id < 1 || id > LARGEST || found.some((option) => option.id === id)) return found;
  return [{ id, label: String(id) }, ...found];
}
