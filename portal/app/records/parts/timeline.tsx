import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { zoneName } from '../../../../shared/i18n/zone-name.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { placeOf } from '../../../lists/definitions/common.ts';
import type { MilestoneProgress } from '../progress.ts';
import { texts } from '../texts/index.ts';
import * as card from './card.css.ts';
import { delayText, whyText } from './delay-text.ts';
import { milestoneName } from './milestone-name.ts';
import * as s from './timeline.css.ts';

interface TimelineProps {
  milestones: readonly MilestoneProgress[];
  /** Offered to those who may record what happened. */
  onRecord?: ((milestone: MilestoneProgress) => void) | undefined;
  /** Offered to those who may say when it is expected. */
  onEstimate?: ((milestone: MilestoneProgress) => void) | undefined;
}

/** The milestones of a shipment by plan, as they are expected and as they happened, with the delay of each and its reason. */
export function Timeline({ milestones, ...offers }: TimelineProps) {
  const text = useText(texts);
  const { locale } = useFormats();
  if (milestones.length === 0) return <p className={card.empty}>{text('record.progress.none')}</p>;
  return (
    <>
      <ol className={s.list}>
        {milestones.map((milestone) => (
          <Item key={milestone.id} milestone={milestone} {...offers} />
        ))}
      </ol>
      <p className={s.zone}>{text('record.milestone.zone', { zone: zoneName(locale) })}</p>
    </>
  );
}

interface ItemProps extends Omit<TimelineProps, 'milestones'> {
  milestone: MilestoneProgress;
}

function Item({ milestone, onRecord, onEstimate }: ItemProps) {
  const text = useText(texts);
  const formats = useFormats();
  const { event, state, port, airport, plannedAt, actualAt, estimatedAt, expectedAt } = milestone;
  const name = milestoneName(text, event);
  const why = whyText(text, milestone);
  return (
    <li className={s.item} data-state={state} aria-current={state === 'next' ? 'step' : undefined}>
      <span className={s.marks[state]} aria-hidden="true" />
      <div className={s.event}>
        <span className={state === 'pending' ? s.pendingName : s.name}>{name}</span>
        <span className={s.place}>{placeOf(port, airport)}</span>
      </div>
      <div className={s.times}>
        {actualAt && <span className={s.actual}>{formats.dateTime(actualAt)}</span>}
        {!actualAt && expectedAt && (
          <span className={s.actual}>
            {text(estimatedAt ? 'record.expected' : 'record.notBefore', {
              time: formats.dateTime(expectedAt),
            })}
          </span>
        )}
        <span className={s.planned}>{text('record.planned', { time: formats.dateTime(plannedAt) })}</span>
        <Delay of={milestone} />
      </div>
      {why && <p className={s.why}>{why}</p>}
      {milestone.note && <p className={s.why}>{milestone.note}</p>}
      <Offers milestone={milestone} name={name} onRecord={onRecord} onEstimate={onEstimate} />
    </li>
  );
}

function Offers({ milestone, name, onRecord, onEstimate }: ItemProps & { name: string }) {
  const text = useText(texts);
  const { actualAt, isRecordable } = milestone;
  const mayRecord = onRecord && isRecordable;
  const mayEstimate = onEstimate && !actualAt;
  if (!mayRecord && !mayEstimate) return null;
  return (
    <div className={s.buttons}>
      {mayEstimate && (
        <Button
          size="sm"
          aria-label={text('record.estimate.giveOne', { name })}
          onClick={() => onEstimate(milestone)}
        >
          {text('record.estimate.give')}
        </Button>
      )}
      {mayRecord && (
        <Button
          size="sm"
          aria-label={text(actualAt ? 'record.milestone.changeOne' : 'record.milestone.recordOne', { name })}
          onClick={() => onRecord(milestone)}
        >
          {text(actualAt ? 'record.milestone.change' : 'record.milestone.record')}
        </Button>
      )}
    </div>
  );
}

function Delay({ of }: { of: MilestoneProgress }) {
  const text = useText(texts);
  const late = delayText(text, of);
  if (late) return <span className={s.late}>{late}</span>;
  return of.state === 'done' ? <span className={s.onTime}>{text('record.onTime')}</span> : null;
}
