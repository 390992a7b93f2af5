import '../../../widgets/react.d.ts';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { hear, ITEMS, shown, swapped, tokenSourceOf, withNextRecord } from './host.ts';

function Host() {
  const [items, setItems] = useState(ITEMS);
  const [isSecondShown, setSecondShown] = useState(true);
  const [isAway, setAway] = useState(false);
  if (isAway) return <Button name="Back" onClick={() => setAway(false)} />;
  return (
    <>
      <Button name="Toggle second" onClick={() => setSecondShown(!isSecondShown)} />
      <Button name="Swap" onClick={() => setItems(swapped)} />
      <Button name="Next record" onClick={() => setItems(withNextRecord)} />
      <Button name="Away" onClick={() => setAway(true)} />
      {shown(items, isSecondShown).map(({ key, recordId }) => (
        <section key={key} aria-label={key}>
          <po-style-manager
            recordType="booking"
            recordId={recordId}
            getToken={tokenSourceOf(recordId)}
            onfp-ready={hear}
            onfp-dirty={hear}
            onfp-error={hear}
          />
        </section>
      ))}
    </>
  );
}

function Button({ name, onClick }: { name: string; onClick(): void }) {
  return (
    <button type="button" onClick={onClick}>
      {name}
    </button>
  );
}

createRoot(document.querySelector('main')!).render(<Host />);
