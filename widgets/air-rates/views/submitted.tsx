import { useEffect, useRef } from 'react';
import { useHost } from '../../../shared/element/host.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { texts } from '../texts/index.ts';

/** What stands in the place of the form after a submit (AIR-70); a focus that was in the form goes on from here. */
export function Submitted({ onAnother }: { onAnother(): void }) {
  const { root } = useHost();
  const text = useText(texts);
  const button = useRef<HTMLButtonElement>(null);
  // React has given it to the first control by now, which dismisses the message.
  useEffect(() => {
    if (root.activeElement) button.current?.focus();
  }, [root]);
  return (
    <div>
      <Button ref={button} onClick={onAnother}>
        {text('air.another')}
      </Button>
    </div>
  );
}
