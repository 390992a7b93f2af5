import stylesheets from 'stylesheets:./route-form-tool.tsx';
import { defineElement } from '../../../shared/element/define-element.ts';
import { RouteFormTool } from './route-form-tool.tsx';

/** `<route-form>`; its contract is in the README of the tool. */
export const RouteFormElement = defineElement({
  tag: 'route-form',
  component: RouteFormTool,
  stylesheets,
  attributes: { recordId: 'number', routeId: 'number', resetOnSave: 'boolean' },
});
