import { atom } from 'jotai';
import type { CompanyName, Port } from '../../../shared/contract/reference.ts';
import { localeAtom } from '../../../shared/i18n/use-text.ts';
import type { Message } from '../../../shared/record/message.ts';
import type { RouteField } from '../route.ts';
import { createReference } from './route-reference.ts';

interface Lists {
  readonly ports: readonly Port[];
  readonly carriers: readonly CompanyName[];
}

/** Where the loading of ports and carriers stands; both are there, or none is (D-134). */
type ReferenceState = { readonly step: 'loading' | 'failed' } | ({ readonly step: 'loaded' } & Lists);

export const referenceAtom = atom<ReferenceState>({ step: 'loading' });

/** MSG-02: why they can't be had. */
export const referenceMessageAtom = atom<Message | null>(null);

const NONE: Lists = { ports: [], carriers: [] };

/** The lists to choose from, empty as long as they aren't there. */
export const optionsAtom = atom((get) => {
  const state = get(referenceAtom);
  const { ports, carriers } = state.step === 'loaded' ? state : NONE;
  return createReference(ports, carriers, get(localeAtom));
});

const namesById = (companies: readonly { id: number; companyName: string }[]) =>
  new Map(companies.map(({ id, companyName }) => [id, companyName]));

/** What a cell shows of a port or carrier; undefined as long as its name is on its way. */
export type NameOf = (field: RouteField, id: number | null) => string | undefined;

/** SUB-10, D-103: the name of an id; the id where the lists don't have it or can't be had, and nothing for none. */
export const nameOfAtom = atom((get): NameOf => {
  const state = get(referenceAtom);
  const { ports, carriers } = state.step === 'loaded' ? state : NONE;
  const [portNames, carrierNames] = [namesById(ports), namesById(carriers)];
  return (field, id) => {
    if (id === null) return '';
    const name = (field === 'carrier' ? carrierNames : portNames).get(id);
    return name ?? (state.step === 'loading' ? undefined : String(id));
  };
});
