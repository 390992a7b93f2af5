import { AGENT_ID, IMPORTER_A, IMPORTER_B, PROVIDER_ID } from './trade-companies.ts';

export type RoleName = 'Admin' | 'Agent' | 'User' | 'Manager';

export interface Person {
  email: string;
  role: RoleName;
  company: number;
  firstName: string | null;
  lastName: string;
  position: string;
}

const account = (
  name: string,
  role: RoleName,
  company: number,
  firstName: string | null,
  lastName: string,
  position: string,
): Person => ({ email: `${name}@demo.example`, role, company, firstName, lastName, position });

/** The accounts that the documentation promises. */
export const ACCOUNTS: readonly Person[] = [
  account('admin', 'Admin', PROVIDER_ID, 'Ada', 'Lindqvist', 'Operations Manager'),
  account('agent', 'Agent', AGENT_ID, 'Wen', 'Harbourfield', 'Export Coordinator'),
  account('importer', 'User', IMPORTER_A, 'Iris', 'Northcott', 'Import Manager'),
  account('importer2', 'User', IMPORTER_B, 'Caleb', 'Copperwood', 'Supply Chain Planner'),
  account('noname', 'User', IMPORTER_B, null, 'Copperwood', 'Buyer'),
  account('manager', 'Manager', IMPORTER_A, 'Tilda', 'Threadgold', 'Head of Logistics'),
];

/** Invented names for the other companies' people, in the order of those companies. */
export const COLLEAGUES: readonly (readonly [string, string, string])[] = [
  ['Linh', 'Trangmoor', 'Branch Manager'],
  ['Jonas', 'Kaibrink', 'Import Clerk'],
  ['Meera', 'Bridgewala', 'Rate Clerk'],
  ['Odile', 'Tidewater', 'Logistics Lead'],
  ['Rufus', 'Acreman', 'Buyer'],
  ['Greta', 'Fernholz', 'Import Manager'],
  ['Pieter', 'Haldenaar', 'Supply Planner'],
  ['Sloane', 'Juniperson', 'Operations'],
  ['Basile', 'Crécerelle', 'Purchasing'],
  ['Maeve', 'Larkwell', 'Logistics Coordinator'],
  ['Elsa', 'Mossdotter', 'Import Manager'],
];
