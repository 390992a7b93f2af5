import { define } from '../../../shared/element/define.ts';
import { RouteSubscriptionsElement } from './element.ts';

define(RouteSubscriptionsElement.tag, RouteSubscriptionsElement);
