import { style } from '@vanilla-extract/css';
import { textInput } from './text-input.css.ts';

export const textArea = style([textInput, { resize: 'vertical', lineHeight: 1.5 }]);
