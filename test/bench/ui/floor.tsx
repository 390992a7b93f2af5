import { useState } from 'react';

/** The least that React does for a key: a bare controlled input. */
export function Floor({ name }: { name: string }) {
  const [text, setText] = useState('');
  return <input aria-label={name} value={text} onChange={(event) => setText(event.currentTarget.value)} />;
}
