import type { ReactNode } from 'react';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import type { FakeNetwork } from '../../../helpers/network.ts';
import { nameOf } from '../panels/panels-screen.tsx';

interface Revised {
  revision: number;
}

/** A form of the portal that changes a stored record, as tests of all of them need it. */
export interface StoredForm {
  /** The file of the form, from `portal/app/`. */
  source: string;
  /** What is done with it. */
  name: string;
  /** The action that it saves by. */
  action: string;
  /** What the audit log calls what is saved, where that is a part of a record. */
  about?: string;
  /** What that answers once it is saved. */
  answer: object;
  /** The record as it is opened, and as somebody else has saved it since; `onChange` loads it again. */
  stored: Revised;
  other: Revised;
  page(record: Revised, onChange: () => void): ReactNode;
  /** The code by which a save is refused that somebody else was faster than; `staleRecord` unless it is another. */
  reason?: string;
  /** What else the form asks, and who asks. */
  prepare?(network: FakeNetwork): void;
  /** The button of the page that opens it; without one it is open. */
  opener?: string;
  /** What is typed, by the name of the field; nothing in a question. */
  fields: Readonly<Record<string, string>>;
  /** A field of it that looks for what is typed: by which route, what that answers, and what is saved of it then, as JSON. */
  searched?: { field: string; text: string; route: string; answer: unknown; saves: string };
  /** The button that leaves everything as it is; `Cancel` unless it is another. */
  keep?: string;
  /** The device keeps what is typed, so that leaving asks nothing. */
  isKept?: boolean;
  /** The button that saves. */
  save: string;
  /** What has to stand on the screen of what the other has saved before anything is sent again. */
  shows: readonly string[];
  /** Both have changed the same: one has to be chosen first. */
  isConflict?: boolean;
  /** What the other has saved leaves nothing to be done: the form can only be closed. */
  isOver?: boolean;
}

/** Keeps the type of the record between the parts of a form. */
export const storedForm = <R extends Revised>(
  form: Omit<StoredForm, 'stored' | 'other' | 'page'> & {
    stored: R;
    other: R;
    page(record: R, onChange: () => void): ReactNode;
  },
): StoredForm => form as unknown as StoredForm;

/** The innermost open dialog, else the page. */
export const place = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

export const button = (name: string): HTMLButtonElement | undefined =>
  [...place().querySelectorAll('button')].find((one) => nameOf(one) === name && one.checkVisibility());

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The field of that name. */
export const field = (name: string): Control | undefined =>
  [...place().querySelectorAll('label')].find(({ textContent }) => textContent?.trim() === name)?.control as
    | Control
    | undefined;

/** What a field holds; browsers differ in which blank stands before AM. */
export const shownIn = ({ value }: Control): string => value.replaceAll(/\s/g, ' ');

/** Opens the form on a page that shows it. */
export async function openForm({ opener, save }: StoredForm): Promise<void> {
  if (opener) {
    await waitUntil(() => button(opener), opener);
    button(opener)!.click();
  }
  await waitUntil(() => (!opener || place() !== document.body) && button(save), save);
}

/** Types into it. */
export async function typeInto({ fields }: Pick<StoredForm, 'fields'>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await waitUntil(() => field(name), name);
    const control = field(name)!;
    const event = control instanceof HTMLSelectElement ? 'change' : 'input';
    // As the browser's own pickers set it.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value);
    control.dispatchEvent(new Event(event, { bubbles: true }));
  }
}
