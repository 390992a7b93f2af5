import { type RefObject, useEffect, useRef, useState } from 'react';

interface Disclosure {
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** Of the element that holds the button and what it opens. */
  place: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  /** Gives the focus back to the button. */
  close(): void;
}

/** What a button opens beside itself, and a press anywhere else closes. */
export function useDisclosure(): Disclosure {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!event.composedPath().includes(place.current!)) setOpen(false);
    };
    addEventListener('pointerdown', closeOutside, true);
    return () => removeEventListener('pointerdown', closeOutside, true);
  }, [isOpen]);

  const close = () => {
    button.current?.focus();
    setOpen(false);
  };
  return { isOpen, setOpen, place, button, close };
}
