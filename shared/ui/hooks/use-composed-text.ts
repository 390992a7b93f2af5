import { type ChangeEvent, type CompositionEvent, useState } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * The value and the handlers of a controlled text. While an input method composes, its letters stand in the control
 * alone: the owner hears of the text when the composition ends, and so looks for nothing and reads nothing before.
 */
export function useComposedText(value: string, onText: (text: string) => void) {
  const [composed, setComposed] = useState<string>();
  const end = (text: string) => {
    setComposed(undefined);
    if (text !== value) onText(text);
  };
  return {
    value: composed ?? value,
    onChange({ currentTarget, nativeEvent }: ChangeEvent<TextControl>) {
      if ((nativeEvent as InputEvent).isComposing) setComposed(currentTarget.value);
      else end(currentTarget.value);
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<TextControl>) {
      end(currentTarget.value);
    },
  };
}
