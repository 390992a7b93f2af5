interface Reached {
  actualAt: string | null;
}

/**
 * Why the milestone at `place` can't have been reached at `time` (milliseconds; null: not yet), for those before it and
 * after it; undefined where it can. Those before have to be reached no later, those after no sooner.
 */
export function orderProblem(
  milestones: readonly Reached[],
  place: number,
  time: number | null,
):
  | 'milestoneBeforePrevious'
  | 'milestonePreviousOpen'
  | 'milestoneAfterNext'
  | 'milestoneNextReached'
  | undefined {
  const next = milestones.slice(place + 1).find(({ actualAt }) => actualAt !== null);
  if (time === null) return next ? 'milestoneNextReached' : undefined;
  const earlier = milestones.slice(0, place);
  if (earlier.some(({ actualAt }) => actualAt === null)) return 'milestonePreviousOpen';
  if (earlier.some(({ actualAt }) => Date.parse(actualAt!) > time)) return 'milestoneBeforePrevious';
  return next && Date.parse(next.actualAt!) < time ? 'milestoneAfterNext' : undefined;
}
