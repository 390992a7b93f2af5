import { define } from '../../shared/element/define.ts';
import { EntitySwitcherElement } from './element.ts';

define(EntitySwitcherElement.tag, EntitySwitcherElement);
