/** Whether an input event only repeats what a composition ended with. Firefox sends it behind the end, which has told the text. */
export const isAfterComposition = ({ inputType, isComposing }: InputEvent): boolean =>
  inputType === 'insertCompositionText' && !isComposing;
