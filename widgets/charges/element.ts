import stylesheets from 'stylesheets:./charges.tsx';
import { defineElement } from '../../shared/element/define-element.ts';
import type { Host } from '../../shared/element/host.ts';
import { Charges } from './charges.tsx';
import { declaration } from './declaration.ts';
import type { GivenCharge } from './rows/given-lines.ts';
import { editorAtom } from './state/element-state.ts';

/** `<booking-charges>`; its contract is in the README beside this file. */
export const ChargesElement = defineElement(declaration, {
  component: Charges,
  stylesheets,
  methods: {
    addLines: ({ store }: Host, lines: readonly GivenCharge[]): boolean =>
      store.get(editorAtom)?.addLines(lines) ?? false,
    replaceLines: ({ store }: Host, lines: readonly GivenCharge[]): boolean =>
      store.get(editorAtom)?.replaceLines(lines) ?? false,
    countLines: ({ store }: Host): number => store.get(editorAtom)?.countLines() ?? 0,
  },
});
