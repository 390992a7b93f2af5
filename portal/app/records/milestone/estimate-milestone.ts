import { type EstimateMilestone, EstimateMilestoneAnswer } from '../../../../shared/contract/milestones.ts';
import { client } from '../../client/client.ts';

/** Says when a milestone is expected, and why it is late; a repeat with the same key takes effect once. */
export async function estimateMilestone(input: EstimateMilestone, key: string): Promise<void> {
  await client.action('estimateMilestone', input, EstimateMilestoneAnswer, { key });
}
