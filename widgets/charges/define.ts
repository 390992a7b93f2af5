import { define } from '../../shared/element/define.ts';
import { ChargesElement } from './element.ts';

define(ChargesElement.tag, ChargesElement);
