import stylesheets from 'stylesheets:./rate-sheet-tool.tsx';
import { defineElement } from '../../../shared/element/define-element.ts';
import { declaration } from './declaration.ts';
import { RateSheetTool } from './rate-sheet-tool.tsx';

/** `<rate-sheet-form>`; its contract is in the README beside this file. */
export const RateSheetFormElement = defineElement(declaration, {
  component: RateSheetTool,
  stylesheets,
});
