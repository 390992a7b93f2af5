import { define } from '../../shared/element/define.ts';
import { OrderManagerElement } from './element.ts';

define(OrderManagerElement.tag, OrderManagerElement);
