import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { type Option, without } from '../options/option.ts';
import { LiveRegion } from '../visually-hidden/live-region.tsx';

/**
 * Announces an option that was added or removed. The first selection is not announced, nor are several options at once,
 * which are a load; since a load of a single one looks like a pick, give another `key` when the field becomes usable.
 */
export function SelectionChanges({ selected }: { selected: readonly Option[] }) {
  const text = useText();
  const before = useRef(selected);
  const [message, setMessage] = useState('');

  useEffect(() => {
    const added = without(selected, before.current);
    const removed = without(before.current, selected);
    before.current = selected;
    if (added.length + removed.length !== 1) return;
    const [option] = [...added, ...removed];
    setMessage(text(added.length === 1 ? 'common.added' : 'common.removed', { label: option!.label }));
  }, [selected, text]);

  return <LiveRegion message={message} repeatKey={selected} delay={100} />;
}
