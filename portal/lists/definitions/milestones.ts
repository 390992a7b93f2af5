import type { Text } from '../../../shared/i18n/define-texts.ts';
import { ownValue } from '../../../shared/own-value.ts';
import type { MilestoneEvent } from '../../../shared/trade/milestone-events.ts';
import { type TextId, texts } from '../texts/index.ts';

const EVENTS: Readonly<Record<MilestoneEvent, TextId>> = {
  STUF: 'list.event.stuffed',
  GTIN: 'list.event.gateIn',
  LOAD: 'list.event.loaded',
  DEPA: 'list.event.departed',
  ARRI: 'list.event.arrived',
  DISC: 'list.event.discharged',
  CUSR: 'list.event.customs',
  GTOT: 'list.event.gateOut',
  DROP: 'list.event.delivered',
};

/** What a milestone is called; undefined for an event that nobody has words for. */
export function milestoneText(event: string): Text | undefined {
  const name = ownValue(EVENTS, event);
  return name && texts(name);
}
