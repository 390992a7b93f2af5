import stylesheets from 'stylesheets:./stage-tool.tsx';
import type { ComponentType } from 'react';
import { define } from '../../../shared/element/define.ts';
import { defineElement } from '../../../shared/element/define-element.ts';
import { StageTool } from './stage-tool.tsx';

const TAG = 'fp-stage';

/** An element with a shadow root, theme and texts, and nothing in it but what `draw` draws. */
const StageElement = defineElement({ tag: TAG, component: StageTool, stylesheets, properties: ['content'] });

/** Puts a component into a stage of its own, inside `place`. Nodes are looked up in the stage's shadow root. */
export function stage(draw: ComponentType, place: HTMLElement = document.body): HTMLElement {
  define(TAG, StageElement);
  const element = new StageElement();
  element.content = { draw };
  place.append(element);
  return element;
}

/** A place for what each test of a suite draws, gone when the test is over; before the first test there is none. */
export function eachPlace(style = ''): () => HTMLElement {
  let place: HTMLElement;
  beforeEach(() => {
    place = document.createElement('div');
    place.style.cssText = style;
    document.body.append(place);
  });
  afterEach(() => place.remove());
  return () => place;
}
