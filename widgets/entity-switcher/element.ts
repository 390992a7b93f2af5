import stylesheets from 'stylesheets:./entity-switcher.tsx';
import { defineElement } from '../../shared/element/define-element.ts';
import { declaration } from './declaration.ts';
import { EntitySwitcher } from './entity-switcher.tsx';

/** `<entity-switcher>`; its contract is in the README beside this file. */
export const EntitySwitcherElement = defineElement(declaration, {
  component: EntitySwitcher,
  stylesheets,
});
