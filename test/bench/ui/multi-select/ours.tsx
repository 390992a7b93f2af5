import { useState } from 'react';
import { MultiCombobox } from '../../../../shared/ui/multi-combobox/multi-combobox.tsx';
import { ORDERS } from './orders.ts';

/** The field of the product, in which as many are selected already. */
export function Ours({ chips }: { chips: number }) {
  const [text, setText] = useState('');
  const [selected, setSelected] = useState(ORDERS.slice(0, chips));
  return (
    <MultiCombobox
      label="Purchase orders"
      options={ORDERS}
      selected={selected}
      text={text}
      onText={setText}
      onAdd={(option) => setSelected((before) => [...before, option])}
      onRemove={(option) => setSelected((before) => before.filter((one) => one !== option))}
      onCreate={() => undefined}
    />
  );
}
