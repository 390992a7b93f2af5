import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { type Option, without } from '../options/option.ts';
import { LiveRegion } from '../visually-hidden/live-region.tsx';

/**
 * Says what came and went, for who doesn't see the chips; the first selection is no news, nor is a whole load.
 * A load of a single one looks like a pick: give it another `key` when the field becomes usable.
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
