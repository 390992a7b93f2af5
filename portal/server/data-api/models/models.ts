import { Account } from './accounts.ts';
import { AuditEntry } from './audit.ts';
import { BaseRate } from './base-rates.ts';
import { ManifestTotal, QuoteTotal } from './charge-totals.ts';
import { Company, RateProfile, Role, WebUser } from './companies.ts';
import { Delivery, Location } from './deliveries.ts';
import { Document } from './documents.ts';
import { Import } from './imports.ts';
import { Invitation } from './invitations.ts';
import { Invoice, InvoiceEntry, InvoiceLine, InvoiceParty, InvoiceTotal } from './invoices.ts';
import { ManagedCompany } from './managed-companies.ts';
import type { Model } from './model.ts';
import { PurchaseOrder, StyleNumber } from './orders.ts';
import { RateSheet } from './rate-sheets.ts';
import {
  AirFreightRate,
  LocalCharge,
  RateLevel,
  RateSubmission,
  RouteSubscription,
  Routing,
  RoutingElement,
} from './rates.ts';
import { Booking, Container, Manifest, Milestone, Quote, Shipments } from './records.ts';
import { Airport, ChargeType, Country, Flight, Port, Sailing } from './reference.ts';
import { BookingRequest, BookingTemplate, QuoteRequest } from './requests.ts';
import { ServiceKey } from './service-keys.ts';
import { SignedLink } from './signed-links.ts';

/** Every model of the data API by its GraphQL name. Only what stands here can be asked for. */
export const MODELS: ReadonlyMap<string, Model> = new Map(
  [
    Shipments,
    Booking,
    BookingRequest,
    BookingTemplate,
    PurchaseOrder,
    StyleNumber,
    ChargeType,
    Airport,
    Company,
    Port,
    RateSubmission,
    Quote,
    QuoteRequest,
    QuoteTotal,
    Manifest,
    ManifestTotal,
    Milestone,
    Container,
    Invoice,
    InvoiceLine,
    InvoiceTotal,
    InvoiceParty,
    InvoiceEntry,
    Delivery,
    Location,
    Document,
    RouteSubscription,
    Sailing,
    Flight,
    WebUser,
    AirFreightRate,
    LocalCharge,
    RateLevel,
    RateSheet,
    Routing,
    RoutingElement,
    Country,
    RateProfile,
    Role,
    AuditEntry,
    Account,
    ManagedCompany,
    SignedLink,
    Invitation,
    Import,
    ServiceKey,
    BaseRate,
  ].map((model) => [model.name, model]),
);

/** The model that a relation names. */
export function modelOf(name: string): Model {
  const model = MODELS.get(name);
  if (!model) throw new Error(`There is no model ${name}.`);
  return model;
}
