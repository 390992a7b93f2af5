import { useState } from 'react';
import { ORDERS } from './orders.ts';

/** The least that React does for a pick: Enter appends a chip with a button, and there is no list. */
export function PicksFloor() {
  const [count, setCount] = useState(0);
  const [text, setText] = useState('');
  return (
    <div>
      {ORDERS.slice(0, count).map(({ id, label }) => (
        <span key={id}>
          {label}
          <button type="button">Remove</button>
        </span>
      ))}
      <input
        aria-label="Floor"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && setCount(count + 1)}
      />
    </div>
  );
}
