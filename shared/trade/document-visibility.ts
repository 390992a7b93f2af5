/**
 * Who sees a document, as a forwarder hands papers out: `everybody` who sees its record (the forwarder, the customer whose
 * goods it is about, and the agent who handles it); the forwarder and the `agent` alone, such as for what they settle
 * between each other; the forwarder and the `customer` alone, such as for an invoice whose prices no agent reads; or the
 * forwarder's own people alone, for what is `internal`. The forwarder always sees all, and nobody hides a document from
 * their own company.
 */
export const DOCUMENT_VISIBILITIES = ['everybody', 'agent', 'customer', 'internal'] as const;

export type DocumentVisibility = (typeof DOCUMENT_VISIBILITIES)[number];
