import { define } from '../../../shared/element/define.ts';
import { RouteFormElement } from './element.ts';

define(RouteFormElement.tag, RouteFormElement);
