import stylesheets from 'stylesheets:./fixture-tool.tsx';
import { attributeAtom } from '../../../shared/element/attributes.ts';
import { defineElement } from '../../../shared/element/define-element.ts';
import type { Host } from '../../../shared/element/host.ts';
import { declaration } from './fixture-declaration.ts';
import { FixtureTool } from './fixture-tool.tsx';

const record = attributeAtom('recordId', 'number');

export const FixtureElement = defineElement(declaration, {
  component: FixtureTool,
  stylesheets,
  methods: { recordOf: (host: Host, prefix: string) => `${prefix}${host.store.get(record)}` },
});
