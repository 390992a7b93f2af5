import stylesheets from 'stylesheets:./route-form-tool.tsx';
import { defineElement } from '../../../shared/element/define-element.ts';
import { declaration } from './declaration.ts';
import { RouteFormTool } from './route-form-tool.tsx';

/** `<route-form>`; its contract is in the README of the tool. */
export const RouteFormElement = defineElement(declaration, {
  component: RouteFormTool,
  stylesheets,
});
