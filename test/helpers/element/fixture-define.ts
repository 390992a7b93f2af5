import { define } from '../../../shared/element/define.ts';
import { FixtureElement } from './fixture-element.ts';

define(FixtureElement.tag, FixtureElement);
