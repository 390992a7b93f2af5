import * as v from 'valibot';
import {
  DOCUMENT_VISIBILITIES,
  type DocumentVisibility,
} from '../../../../shared/trade/document-visibility.ts';
import type { Viewer } from '../../../lists/definition.ts';
import { Named, Text } from '../../../lists/definitions/common.ts';

/** A document of a record as the data API lists it. */
export const Document = v.object({
  id: v.number(),
  type: v.string(),
  visibility: v.string(),
  fileId: v.string(),
  name: v.string(),
  mediaType: v.string(),
  size: v.number(),
  company: Named,
  addedBy: v.string(),
  createdAt: Text,
  revision: v.number(),
});
export type Document = v.InferOutput<typeof Document>;

/** The companies that a record is between. */
export interface Parties {
  owner: number | undefined;
  agent: number | undefined;
}

/** Whether the viewer changes and removes a document; the server asks itself. */
export const mayChange = ({ company }: Document, { role, companyId }: Viewer): boolean =>
  role === 'admin' || (company?.id !== undefined && company.id === companyId);

/** Who the viewer may show a document to: nobody hides one from their own company. */
export function visibilitiesFor(
  { role, companyId }: Viewer,
  { owner, agent }: Parties,
): DocumentVisibility[] {
  const hasAgent = agent !== undefined;
  const may: Record<DocumentVisibility, boolean> = {
    everybody: true,
    agent: hasAgent && companyId === agent,
    customer: companyId === owner,
    internal: false,
  };
  // An admin who acts for one of the parties has its rights alone.
  const actsForForwarder = role === 'admin' && companyId !== owner && companyId !== agent;
  return DOCUMENT_VISIBILITIES.filter(
    (visibility) => may[visibility] || (actsForForwarder && (hasAgent || visibility !== 'agent')),
  );
}
