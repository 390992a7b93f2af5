import type { Translate } from '../../../../shared/i18n/define-texts.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { ownValue } from '../../../../shared/own-value.ts';
import type { MilestoneEvent } from '../../../../shared/trade/milestone-events.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { placeOf } from '../../../lists/definitions/common.ts';
import type { MilestoneProgress } from '../progress.ts';
import { type TextId, texts } from '../texts/index.ts';
import * as card from './card.css.ts';
import * as s from './timeline.css.ts';

const EVENTS: Readonly<Record<MilestoneEvent, TextId>> = {
  STUF: 'record.event.stuffed',
  GTIN: 'record.event.gateIn',
  LOAD: 'record.event.loaded',
  DEPA: 'record.event.departed',
  ARRI: 'record.event.arrived',
  DISC: 'record.event.discharged',
  GTOT: 'record.event.gateOut',
  DROP: 'record.event.delivered',
};

/** What a milestone is called; an event that nobody has words for is shown as it is. */
export function milestoneName(text: Translate<TextId>, event: string): string {
  const name = ownValue(EVENTS, event);
  return name ? text(name) : event;
}

interface TimelineProps {
  milestones: readonly MilestoneProgress[];
  /** Offered to those who may record what happened. */
  onRecord?: ((milestone: MilestoneProgress) => void) | undefined;
}

/** The milestones of a shipment by plan and as they happened, with the delay of each. */
export function Timeline({ milestones, onRecord }: TimelineProps) {
  const text = useText(texts);
  if (milestones.length === 0) return <p className={card.empty}>{text('record.progress.none')}</p>;
  return (
    <ol className={s.list}>
      {milestones.map((milestone) => (
        <Item key={milestone.id} milestone={milestone} onRecord={onRecord} />
      ))}
    </ol>
  );
}

function Item({ milestone, onRecord }: { milestone: MilestoneProgress } & Pick<TimelineProps, 'onRecord'>) {
  const text = useText(texts);
  const formats = useFormats();
  const { event, state, port, airport, plannedAt, actualAt } = milestone;
  const name = milestoneName(text, event);
  return (
    <li className={s.item} data-state={state} aria-current={state === 'next' ? 'step' : undefined}>
      <span className={s.marks[state]} aria-hidden="true" />
      <div className={s.event}>
        <span className={state === 'pending' ? s.pendingName : s.name}>{name}</span>
        <span className={s.place}>{placeOf(port, airport)}</span>
      </div>
      <div className={s.times}>
        {actualAt && <span className={s.actual}>{formats.dateTime(actualAt)}</span>}
        <span className={s.planned}>{text('record.planned', { time: formats.dateTime(plannedAt) })}</span>
        <Delay of={milestone} />
        {onRecord && milestone.isRecordable && (
          <Button
            size="sm"
            aria-label={text(actualAt ? 'record.milestone.changeOne' : 'record.milestone.recordOne', {
              name,
            })}
            onClick={() => onRecord(milestone)}
          >
            {text(actualAt ? 'record.milestone.change' : 'record.milestone.record')}
          </Button>
        )}
      </div>
    </li>
  );
}

function Delay({ of: { state, daysLate } }: { of: MilestoneProgress }) {
  const text = useText(texts);
  if (state === 'overdue') {
    return (
      <span className={s.late}>
        {daysLate > 0 ? text('record.overdue', { days: daysLate }) : text('record.overdueToday')}
      </span>
    );
  }
  if (state !== 'done') return null;
  if (daysLate > 0) return <span className={s.late}>{text('record.late', { days: daysLate })}</span>;
  return <span className={s.onTime}>{text('record.onTime')}</span>;
}
