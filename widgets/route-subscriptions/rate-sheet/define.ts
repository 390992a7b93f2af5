import { define } from '../../../shared/element/define.ts';
import { RateSheetFormElement } from './element.ts';

define(RateSheetFormElement.tag, RateSheetFormElement);
