import { type RecordMilestone, RecordMilestoneAnswer } from '../../../../shared/contract/milestones.ts';
import { client } from '../../client/client.ts';

/** Records when a milestone was reached; a repeat with the same key takes effect once. */
export async function recordMilestone(input: RecordMilestone, key: string): Promise<void> {
  await client.action('recordMilestone', input, RecordMilestoneAnswer, { key });
}
