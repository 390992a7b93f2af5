import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../../../../shared/keys/is-composing.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { ChevronDownIcon } from '../../../../shared/ui/icons/icons.tsx';
import { useDisclosure } from '../../../../shared/ui/menu/use-disclosure.ts';
import { usePlacement } from '../../../../shared/ui/menu/use-placement.ts';
import * as s from './popover-button.css.ts';

const FOCUSABLE = 'input:enabled, button:enabled, [tabindex="0"]';

interface PopoverButtonProps {
  /** Also the name of the panel. */
  label: string;
  /** What stands on the button, where that is more than its label. */
  face?: ReactNode;
  children(close: () => void): ReactNode;
}

/**
 * A button that opens a panel of controls below it, which stays while they are used. Escape, a click beside it and Tab out of
 * it close it.
 */
export function PopoverButton({ label, face = label, children }: PopoverButtonProps) {
  const { isOpen, setOpen, place, button, close } = useDisclosure();
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls in it
    <div
      ref={place}
      className={s.place}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen || isComposing(event)) return;
        event.stopPropagation();
        close();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !place.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {face}
        <ChevronDownIcon />
      </Button>
      {isOpen && (
        <Panel id={id} label={label}>
          {children(close)}
        </Panel>
      )}
    </div>
  );
}

/** The open panel; the focus begins at its first control. */
function Panel({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    panel.current?.showPopover?.();
    panel.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  }, []);
  usePlacement(panel, true);
  return (
    <div ref={panel} id={id} popover="manual" role="dialog" aria-label={label} className={s.panel}>
      {children}
    </div>
  );
}
