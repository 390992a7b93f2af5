import { waitUntil } from '../../../../helpers/element/wait-until.ts';

/** An order as the data API gives it. */
export const orderOf = (id: number, more: object = {}) => ({
  ...{ id, orderNumbers: `PO-${id}`, revision: 1, cargoReadyOn: null },
  ...{ shipFrom: '2027-03-01', shipUntil: '2027-03-10', deliverBy: null },
  ...more,
});

/** What is seen of the dialogs that change many orders. */
export const manyScreen = {
  /** A row's cells. */
  rows: () =>
    [...document.querySelectorAll('dialog tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent).join(' | '),
    ),
  button: (name: string) =>
    [...document.querySelectorAll<HTMLElement>('dialog button')].find(
      ({ textContent }) => textContent === name,
    ),
  labelled(name: string) {
    const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name);
    return document.getElementById(label?.htmlFor ?? '') as HTMLInputElement | null;
  },
  says: (words: string) => waitUntil(() => document.body.textContent?.includes(words), words),
};
