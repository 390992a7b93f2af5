/**
 * The named actions of the runtime endpoint. Every name is mapped to a backend's action id by `GET /config.json`
 * (requirements API-28, API-34), so that the same bundle runs against any backend of this dialect.
 */
export type ActionName =
  | 'createPurchaseOrder'
  | 'linkPurchaseOrders'
  | 'createStyleNumber'
  | 'savePurchaseOrders'
  | 'loadCharges'
  | 'saveCharges'
  | 'listChargeTypes'
  | 'uploadRates'
  | 'listAuditLog'
  | 'listNotifications'
  | 'markNotificationsRead'
  | 'searchRecords'
  | 'getJob'
  | 'listJobs'
  | 'cancelJob'
  | 'isAdmin'
  | 'listEntities'
  | 'setEntity'
  | 'lookupAddress'
  | 'listPorts'
  | 'saveProfile'
  | 'savePicture'
  | 'loadCompany'
  | 'saveCompany'
  | 'listAccounts'
  | 'closeAccount'
  | 'setAccountRole'
  | 'setAccountCompany';
