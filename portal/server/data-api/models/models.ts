import { Account } from './accounts.ts';
import { AuditEntry } from './audit.ts';
import { Company, RateProfile, Role, WebUser } from './companies.ts';
import { Delivery, Location } from './deliveries.ts';
import { Document } from './documents.ts';
import { Invoice, InvoiceEntry, InvoiceLine, InvoiceTotal } from './invoices.ts';
import type { Model } from './model.ts';
import { PurchaseOrder, StyleNumber } from './orders.ts';
import {
  AirFreightRate,
  LocalCharge,
  RateLevel,
  RateSheet,
  RateSubmission,
  RouteSubscription,
  Routing,
  RoutingElement,
} from './rates.ts';
import { Booking, Container, Manifest, Milestone, Quote, Shipments } from './records.ts';
import { Airport, ChargeType, Country, Flight, Port, Sailing } from './reference.ts';
import { BookingRequest, QuoteRequest } from './requests.ts';

/** Every model of the data API by its GraphQL name. Only what stands here can be asked for. */
export const MODELS: ReadonlyMap<string, Model> = new Map(
  [
    Shipments,
    Booking,
    BookingRequest,
    PurchaseOrder,
    StyleNumber,
    ChargeType,
    Airport,
    Company,
    Port,
    RateSubmission,
    Quote,
    QuoteRequest,
    Manifest,
    Milestone,
    Container,
    Invoice,
    InvoiceLine,
    InvoiceTotal,
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
  ].map((model) => [model.name, model]),
);

/** The model that a relation names. */
export function modelOf(name: string): Model {
  const model = MODELS.get(name);
  if (!model) throw new Error(`There is no model ${name}.`);
  return model;
}
