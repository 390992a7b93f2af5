import { define } from '../../../../shared/element/define.ts';
import { FixtureElement } from '../fixture-element.ts';
import { declaration } from './declaration.ts';

define(declaration.tag, class extends FixtureElement {});
