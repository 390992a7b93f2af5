import stylesheets from 'stylesheets:./air-rates.tsx';
import { defineElement } from '../../shared/element/define-element.ts';
import type { Host } from '../../shared/element/host.ts';
import { AirRates } from './air-rates.tsx';
import { declaration } from './declaration.ts';
import { editorAtom } from './state/element-state.ts';
import { createTools } from './views/tools.tsx';

/** `<air-rate-form>`; its contract is in the README beside this file. */
export const AirRatesElement = defineElement(declaration, {
  component: AirRates,
  stylesheets,
  methods: {
    async compareWith(host: Host, submissionId: number): Promise<boolean> {
      const editor = host.store.get(editorAtom);
      return editor !== null && createTools(host, editor).compare(submissionId);
    },
    async copyFrom(host: Host, submissionId: number): Promise<boolean> {
      return host.store.get(editorAtom)?.copySubmission(submissionId) ?? false;
    },
    async renewRate(host: Host, submissionId: number, rateId: number | readonly number[]): Promise<boolean> {
      const rateIds = typeof rateId === 'number' ? [rateId] : rateId;
      return host.store.get(editorAtom)?.renewRates(submissionId, rateIds) ?? false;
    },
  },
});
