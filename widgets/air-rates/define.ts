import { define } from '../../shared/element/define.ts';
import { AirRatesElement } from './element.ts';

define(AirRatesElement.tag, AirRatesElement);
