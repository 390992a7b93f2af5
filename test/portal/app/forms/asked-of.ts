import type { ChangedRecord } from '../../../../portal/app/records/conflict/change-question.ts';
import type { ActionName } from '../../../../shared/contract/actions.ts';

/**
 * By whose entries of the audit log a form finds out who was faster, by the action that it saves by. `last-change.test.ts`
 * has the server write such entries; the forms are tested with a log that answers as it does.
 */
export const ASKED_OF: Readonly<Partial<Record<ActionName, ChangedRecord['type']>>> = {
  saveBookingRequest: 'booking',
  confirmBooking: 'booking',
  declineBooking: 'booking',
  changeBookingPlan: 'booking',
  withdrawBooking: 'booking',
  planDelivery: 'shipment',
  setDeliveryStatus: 'shipment',
  cancelDelivery: 'shipment',
  recordMilestone: 'shipment',
  estimateMilestone: 'shipment',
  changeDocument: 'booking',
  removeDocument: 'booking',
  acceptQuote: 'quote',
  declineQuote: 'quote',
  issueQuote: 'quote',
  newQuoteVersion: 'quote',
  withdrawQuote: 'quote',
  saveOrderDates: 'purchaseOrder',
  saveOrderSupplier: 'purchaseOrder',
  removePurchaseOrder: 'purchaseOrder',
  renamePurchaseOrder: 'purchaseOrder',
  saveInvoice: 'invoice',
  recordPayment: 'invoice',
  creditInvoice: 'invoice',
  cancelInvoice: 'invoice',
  reverseInvoiceEntry: 'invoice',
  saveLocation: 'location',
  removeLocation: 'location',
  saveCompany: 'entity',
  changeCompany: 'entity',
  saveMarkups: 'entity',
  saveProfile: 'webUser',
  changeAccount: 'webUser',
  setAccountRole: 'webUser',
  setAccountCompany: 'webUser',
};
