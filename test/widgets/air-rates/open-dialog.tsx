import type { ComponentType } from 'react';
import { adoptStylesheets } from '../../../shared/element/stylesheets.ts';
import { mount } from '../../shared/ui/mount.ts';
import { found } from '../../shared/ui/user-input.ts';

interface LazyDialog {
  readonly draw: ComponentType;
  readonly stylesheets: Parameters<typeof adoptStylesheets>[1];
}

/** A dialog of the form as it is opened, with the stylesheets that come with it. */
export async function openDialog({ draw, stylesheets }: LazyDialog, place: HTMLElement) {
  const element = mount(draw, place);
  adoptStylesheets(element.shadowRoot!, stylesheets);
  const dialog = await found<HTMLDialogElement>(element, 'dialog');
  const all = <T extends Element = HTMLElement>(selector: string) => [
    ...dialog.querySelectorAll<T>(selector),
  ];
  return {
    element,
    dialog,
    all,
    /** Rows of the table's body, cell by cell. */
    cells: () =>
      all('tbody tr').map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? '')),
    button: (name: string) => all<HTMLButtonElement>('button').find((one) => one.textContent === name),
    chip: (name: string) => all('label').find((one) => one.textContent === name),
  };
}
