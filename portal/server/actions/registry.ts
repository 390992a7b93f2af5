import type { ActionName } from '../../../shared/contract/actions.ts';
import { changeAccount } from './accounts/change-account.ts';
import { closeAccount } from './accounts/close-account.ts';
import { closeAccounts } from './accounts/close-accounts.ts';
import { listAccounts } from './accounts/list-accounts.ts';
import { setAccountCompany } from './accounts/set-account-company.ts';
import { setAccountRole } from './accounts/set-account-role.ts';
import type { Action } from './action.ts';
import { listAuditLog } from './audit/list-audit-log.ts';
import { listNotifications } from './audit/list-notifications.ts';
import { markNotificationsRead } from './audit/mark-notifications-read.ts';
import { listBaseRates } from './base-rates/list-base-rates.ts';
import { removeBookingTemplate, saveBookingTemplate } from './bookings/booking-templates.ts';
import { changeBookingPlan } from './bookings/change-booking-plan.ts';
import { confirmBooking } from './bookings/confirm-booking.ts';
import { declineBooking } from './bookings/decline-booking.ts';
import { saveBookingRequest } from './bookings/save-booking-request.ts';
import { withdrawBooking } from './bookings/withdraw-booking.ts';
import { listChargeTypes } from './charges/list-charge-types.ts';
import { loadCharges } from './charges/load-charges.ts';
import { saveCharges } from './charges/save-charges.ts';
import { changeCompany } from './companies/change-company.ts';
import { createCompany } from './companies/create-company.ts';
import { getCompany } from './companies/get-company.ts';
import { listCompanies } from './companies/list-companies.ts';
import { cancelDelivery } from './deliveries/cancel-delivery.ts';
import { planDelivery } from './deliveries/plan-delivery.ts';
import { setDeliveryStatus } from './deliveries/set-delivery-status.ts';
import { addDocument } from './documents/add-document.ts';
import { changeDocument } from './documents/change-document.ts';
import { removeDocument } from './documents/remove-document.ts';
import { restoreDocument } from './documents/restore-document.ts';
import { isAdmin } from './entity/is-admin.ts';
import { listEntities } from './entity/list-entities.ts';
import { listPorts } from './entity/list-ports.ts';
import { lookupAddress } from './entity/lookup-address.ts';
import { setEntity } from './entity/set-entity.ts';
import { applyImport } from './imports/apply-import.ts';
import { getImport } from './imports/get-import.ts';
import { listImportRows } from './imports/list-import-rows.ts';
import { listImports } from './imports/list-imports.ts';
import { startImport } from './imports/start-import.ts';
import { cancelInvoice } from './invoices/cancel-invoice.ts';
import { creditInvoice, recordPayment } from './invoices/invoice-entries.ts';
import { invoiceSeller } from './invoices/invoice-seller.ts';
import { invoiceStatement } from './invoices/invoice-statement.ts';
import { reverseInvoiceEntry } from './invoices/reverse-entry.ts';
import { saveInvoice } from './invoices/save-invoice.ts';
import { cancelJob } from './jobs/cancel-job.ts';
import { getJob } from './jobs/get-job.ts';
import { listJobs } from './jobs/list-jobs.ts';
import { loadListSettings } from './list-settings/load-list-settings.ts';
import { saveListSettings } from './list-settings/save-list-settings.ts';
import { removeLocation } from './locations/remove-location.ts';
import { saveLocation } from './locations/save-location.ts';
import { mailTrouble } from './mails/mail-trouble.ts';
import { removeManifest } from './manifests/remove-manifest.ts';
import { saveManifest } from './manifests/save-manifest.ts';
import { getMarkups } from './markups/get-markups.ts';
import { saveMarkups } from './markups/save-markups.ts';
import { estimateMilestone } from './milestones/estimate-milestone.ts';
import { recordMilestone } from './milestones/record-milestone.ts';
import { createPurchaseOrder } from './orders/create-purchase-order.ts';
import { createStyleNumber } from './orders/create-style-number.ts';
import { linkPurchaseOrders } from './orders/link-purchase-orders.ts';
import { removePurchaseOrder } from './orders/remove-purchase-order.ts';
import { renamePurchaseOrder } from './orders/rename-purchase-order.ts';
import { restorePurchaseOrder } from './orders/restore-purchase-order.ts';
import { saveOrderDates } from './orders/save-order-dates.ts';
import { saveOrderSupplier } from './orders/save-order-supplier.ts';
import { savePurchaseOrders } from './orders/save-purchase-orders.ts';
import { loadCompany } from './profile/load-company.ts';
import { saveCompany } from './profile/save-company.ts';
import { savePicture } from './profile/save-picture.ts';
import { saveProfile } from './profile/save-profile.ts';
import { acceptQuote } from './quotes/accept-quote.ts';
import { declineQuote } from './quotes/decline-quote.ts';
import { issueQuote } from './quotes/issue-quote.ts';
import { newQuoteVersion } from './quotes/new-quote-version.ts';
import { withdrawQuote } from './quotes/withdraw-quote.ts';
import { findQuoteAgent } from './rate-search/find-quote-agent.ts';
import { ratesForQuote } from './rate-search/rates-for-quote.ts';
import { requestQuote } from './rate-search/request-quote.ts';
import { searchRates } from './rate-search/search-rates.ts';
import { getRateSheet } from './rate-sheets/get-rate-sheet.ts';
import { getRateSheetAddress } from './rate-sheets/get-rate-sheet-address.ts';
import { listRateSheetRows } from './rate-sheets/list-rate-sheet-rows.ts';
import { listRateSheets } from './rate-sheets/list-rate-sheets.ts';
import { listRouteRates } from './rate-sheets/list-route-rates.ts';
import { reissueRateSheet } from './rate-sheets/reissue-rate-sheet.ts';
import { uploadRates } from './rates/upload-rates.ts';
import { recordCharges } from './record-charges/record-charges.ts';
import { countArrivals } from './reports/count-arrivals.ts';
import { mapShipments } from './reports/map-shipments.ts';
import { reportShipments } from './reports/report-shipments.ts';
import { deleteRouteSubscription } from './route-subscriptions/delete-route-subscription.ts';
import { deleteRouteSubscriptions } from './route-subscriptions/delete-route-subscriptions.ts';
import { getRouteSubscription } from './route-subscriptions/get-route-subscription.ts';
import { listRouteSubscriptions } from './route-subscriptions/list-route-subscriptions.ts';
import { restoreRouteSubscriptions } from './route-subscriptions/restore-route-subscriptions.ts';
import { saveRouteSubscription } from './route-subscriptions/save-route-subscription.ts';
import { saveRouteSubscriptions } from './route-subscriptions/save-route-subscriptions.ts';
import { removeFlight, removeSailing } from './schedules/remove-departure.ts';
import { saveFlight } from './schedules/save-flight.ts';
import { saveSailing } from './schedules/save-sailing.ts';
import { searchRecords } from './search/search-records.ts';

const ACTIONS: Readonly<Record<ActionName, Action>> = {
  createPurchaseOrder,
  linkPurchaseOrders,
  createStyleNumber,
  savePurchaseOrders,
  saveOrderDates,
  saveOrderSupplier,
  removePurchaseOrder,
  restorePurchaseOrder,
  renamePurchaseOrder,
  loadCharges,
  saveCharges,
  listChargeTypes,
  uploadRates,
  listAuditLog,
  listNotifications,
  markNotificationsRead,
  searchRecords,
  getJob,
  listJobs,
  cancelJob,
  isAdmin,
  listEntities,
  setEntity,
  lookupAddress,
  listPorts,
  saveProfile,
  savePicture,
  loadCompany,
  saveCompany,
  listAccounts,
  closeAccount,
  closeAccounts,
  setAccountRole,
  setAccountCompany,
  changeAccount,
  listCompanies,
  getCompany,
  createCompany,
  changeCompany,
  startImport,
  getImport,
  listImports,
  listImportRows,
  applyImport,
  listRouteSubscriptions,
  getRouteSubscription,
  saveRouteSubscription,
  saveRouteSubscriptions,
  deleteRouteSubscription,
  deleteRouteSubscriptions,
  restoreRouteSubscriptions,
  listBaseRates,
  getMarkups,
  saveMarkups,
  listRateSheets,
  getRateSheet,
  listRateSheetRows,
  reissueRateSheet,
  getRateSheetAddress,
  listRouteRates,
  recordMilestone,
  estimateMilestone,
  loadListSettings,
  saveListSettings,
  reportShipments,
  countArrivals,
  mapShipments,
  searchRates,
  requestQuote,
  findQuoteAgent,
  ratesForQuote,
  saveBookingRequest,
  confirmBooking,
  declineBooking,
  changeBookingPlan,
  withdrawBooking,
  saveBookingTemplate,
  removeBookingTemplate,
  issueQuote,
  acceptQuote,
  newQuoteVersion,
  withdrawQuote,
  declineQuote,
  mailTrouble,
  invoiceSeller,
  invoiceStatement,
  recordCharges,
  saveInvoice,
  recordPayment,
  creditInvoice,
  cancelInvoice,
  reverseInvoiceEntry,
  planDelivery,
  setDeliveryStatus,
  cancelDelivery,
  saveManifest,
  removeManifest,
  saveSailing,
  removeSailing,
  saveFlight,
  removeFlight,
  saveLocation,
  removeLocation,
  addDocument,
  changeDocument,
  removeDocument,
  restoreDocument,
};

/** All of them, each by its name. */
export const NAMED_ACTIONS: readonly { name: ActionName; action: Action }[] = Object.entries(ACTIONS).map(
  ([name, action]) => ({ name: name as ActionName, action }),
);

/** Action name -> id, for `/config.json` (API-28, D-91). */
export const ACTION_IDS: Readonly<Record<string, string>> = Object.fromEntries(
  NAMED_ACTIONS.map(({ name, action }) => [name, action.id]),
);

const byId = new Map(NAMED_ACTIONS.map((entry) => [entry.action.id, entry]));

export const actionById = (id: string) => byId.get(id);
