import { LONGEST_REFERENCE } from '../../../shared/contract/managed-companies.ts';
import type { SaveManifest } from '../../../shared/contract/manifests.ts';
import { lengthOf } from '../../../shared/contract/profile.ts';
import { MANIFEST_STATUSES } from '../../../shared/trade/record-words.ts';
import type { Manifest } from '../../lists/definitions/charges.ts';
import { type Choice, companyChoice } from '../form/choice.ts';
import type { Problem } from '../form/problem.ts';
import { texts as profileTexts } from '../profile/texts/index.ts';

type Status = (typeof MANIFEST_STATUSES)[number];

/** What is typed and chosen of a manifest. */
export interface ManifestEntry {
  customer: Choice | null;
  agent: Choice | null;
  shipment: Choice | null;
  reference: string;
  status: Status;
}

export const NEW_MANIFEST: ManifestEntry = {
  customer: null,
  agent: null,
  shipment: null,
  reference: '',
  status: 'Open',
};

export const entryOf = ({ customer, agent, shipment, reference, status }: Manifest): ManifestEntry => ({
  customer: companyChoice(customer),
  agent: companyChoice(agent),
  shipment: shipment ? { id: shipment.id, label: shipment.reference } : null,
  reference,
  status: MANIFEST_STATUSES.find((one) => one === status) ?? 'Open',
});

/** The entries as they are sent; of a form that nothing is wrong with. */
export const manifestOf = (entry: ManifestEntry): Omit<SaveManifest, 'manifestId' | 'revision'> => ({
  reference: entry.reference.trim(),
  customerId: entry.customer?.id ?? 0,
  agentId: entry.agent?.id ?? null,
  shipmentId: entry.shipment?.id ?? null,
  status: entry.status,
});

/** What is wrong with each field. */
export const entryProblems = ({
  customer,
  reference,
}: ManifestEntry): Readonly<Record<'customer' | 'reference', readonly Problem[]>> => ({
  customer: customer ? [] : ['auth.requiredField'],
  reference:
    lengthOf(reference.trim()) > LONGEST_REFERENCE
      ? [profileTexts('profile.error.maximum', { count: LONGEST_REFERENCE })]
      : [],
});

/** What each part is called. */
export const LABELS = {
  customer: 'list.col.customer',
  agent: 'list.col.agent',
  shipment: 'list.col.shipment',
  reference: 'list.col.reference',
  status: 'list.col.status',
} as const satisfies Record<keyof ManifestEntry, string>;

/** What each status is called. */
export const STATUS_TEXTS = {
  Open: 'list.status.open',
  Closed: 'list.status.closed',
} as const satisfies Record<Status, string>;
