import stylesheets from 'stylesheets:./fixture-tool.tsx';
import { attributeAtom } from '../../../shared/element/attributes.ts';
import { defineElement } from '../../../shared/element/define-element.ts';
import type { Host } from '../../../shared/element/host.ts';
import { FixtureTool } from './fixture-tool.tsx';

const record = attributeAtom('recordId', 'number');

export const FixtureElement = defineElement({
  tag: 'fp-fixture',
  component: FixtureTool,
  stylesheets,
  attributes: { recordId: 'number', recordType: 'string', profile: 'boolean' },
  properties: ['options'],
  methods: { recordOf: (host: Host, prefix: string) => `${prefix}${host.store.get(record)}` },
});
