/** Addresses of the records' own pages. */
export const pageOf = {
  shipment: (id: number) => `/shipments/${id}`,
  booking: (id: number) => `/booking/${id}`,
  order: (id: number) => `/purchase-order/${id}`,
  /** The detail beside the list: companies have no page of their own. */
  supplier: (id: number) => `/supplier?record=${id}`,
  /** The detail beside the list, as of all places. */
  airport: (id: number) => `/locations?view=airports&record=${id}`,
  quote: (id: number) => `/quotes/${id}`,
  manifest: (id: number) => `/manifest/${id}`,
  invoice: (id: number) => `/invoices/${id}`,
} as const;

/** Parameter of a quote's address: it is to be issued; with a day, until then. */
export const ISSUE = 'issue';

/** Where a quote is issued. */
export const issuePath = (quoteId: number, until: string | null = null): string =>
  `${pageOf.quote(quoteId)}?${ISSUE}${until === null ? '' : `=${until}`}`;

export const creditNotePage = (invoiceId: number, id: number) => `/invoices/${invoiceId}/credit-notes/${id}`;
