import { useState } from 'react';
import { MultiCombobox } from '../../../shared/ui/multi-combobox/multi-combobox.tsx';
import type { Option } from '../../../shared/ui/options/option.ts';
import { mount } from '../../shared/ui/mount.ts';
import { measureKeys } from './measure.ts';

/** As many known orders as a large importer has. */
const options: readonly Option[] = Array.from({ length: 10_000 }, (_, n) => ({
  id: n + 1,
  label: `PO-${String((n * 7919) % 100_000).padStart(5, '0')}-${n % 7}`,
}));

function Floor() {
  const [text, setText] = useState('');
  return <input aria-label="Floor" value={text} onChange={(event) => setText(event.currentTarget.value)} />;
}

const search = new URLSearchParams(location.search);

function Field() {
  const [text, setText] = useState('');
  const [selected, setSelected] = useState(options.slice(0, search.get('case') === 'many' ? 200 : 0));
  return (
    <MultiCombobox
      label="Purchase orders"
      options={options}
      selected={selected}
      text={text}
      onText={setText}
      onAdd={(option) => setSelected((before) => [...before, option])}
      onRemove={(option) => setSelected((before) => before.filter((one) => one !== option))}
      onCreate={() => undefined}
    />
  );
}

measureKeys();
mount(search.get('case') === 'floor' ? Floor : Field);
