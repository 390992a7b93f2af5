import type { AuditChange } from '../../../../shared/contract/audit.ts';
import type { ToWrite } from '../compare/compared.ts';
import type { MilestoneWrite } from '../compare/milestones.ts';

/** When a milestone was reached, as after a record by hand. */
export const milestoneChanges = ({ changes, write }: ToWrite<MilestoneWrite>): AuditChange[] =>
  changes
    .filter(({ field }) => field === 'actual')
    .map(({ before, after }) => ({
      field: 'milestone',
      of: write.event,
      before: isoOf(before),
      after: isoOf(after),
    }));

const isoOf = (text: AuditChange['after']) =>
  text === null ? null : new Date(`${String(text).replace(' ', 'T')}:00Z`).toISOString();
