import type { Text } from '../../i18n/define-texts.ts';
import type { Terms } from '../terms.ts';
import type { DelayReason } from './delays.ts';
import { texts } from './texts/index.ts';

/** Why something is late, in the language of the page. */
export const DELAYS: Terms = {
  'Port Congestion': texts('trade.delay.congestion'),
  Weather: texts('trade.delay.weather'),
  'Vessel Delay': texts('trade.delay.vessel'),
  'Flight Delay': texts('trade.delay.flight'),
  'Rolled by Carrier': texts('trade.delay.rolled'),
  'Equipment Shortage': texts('trade.delay.equipment'),
  'Customs Inspection': texts('trade.delay.customs'),
  'Missing Documents': texts('trade.delay.documents'),
  Other: texts('trade.delay.other'),
} satisfies Record<DelayReason, Text>;
