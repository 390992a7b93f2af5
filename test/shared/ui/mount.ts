import stylesheets from 'stylesheets:./mounted-tool.tsx';
import type { ComponentType } from 'react';
import { define } from '../../../shared/element/define.ts';
import { defineElement } from '../../../shared/element/define-element.ts';
import { MountedTool } from './mounted-tool.tsx';

const TAG = 'fp-mounted';

/** An element with a shadow root, theme and texts, and nothing in it but what `draw` draws. */
const MountedElement = defineElement(
  { tag: TAG, properties: ['content'] },
  { component: MountedTool, stylesheets },
);

/** Puts a component into an element of its own, inside `place`. Nodes are looked up in the element's shadow root. */
export function mount(draw: ComponentType, place: HTMLElement = document.body): HTMLElement {
  define(TAG, MountedElement);
  const element = new MountedElement();
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
