import type { ReadyView } from '../definition.ts';

/** One page that answers what is late, and why: on the smallest desktop, too, and in a file each value in a column of its own. */
export const LATE_VIEW: ReadyView = {
  id: 'late',
  name: 'list.views.late',
  filters: { status: 'late' },
  sort: { field: 'daysLate', order: 'DESC' },
  columns: [
    ...['reference', 'company', 'orders', 'destinationPort'],
    ...['lateAndWhy', 'arrivalAndPlan', 'carriage'],
  ],
};

/** What has to be recorded next, soonest first: a work list. */
export const MILESTONES_VIEW: ReadyView = {
  id: 'milestones',
  name: 'list.views.milestones',
  filters: { status: 'open' },
  sort: { field: 'nextMilestoneAt', order: 'ASC' },
  columns: ['reference', 'company', 'nextMilestone', 'status', 'destinationPort', 'carriage'],
};
