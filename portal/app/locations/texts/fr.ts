import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'locations.add': 'Ajouter une adresse',
  'locations.edit': 'Modifier',
  'locations.edit.one': 'Modifier {name}',
  'locations.remove': 'Retirer',
  'locations.remove.one': 'Retirer {name}',
  'locations.remove.question':
    'Elle n’est plus proposée lorsqu’une livraison est planifiée. Les livraisons qui y sont planifiées la gardent.',
  'locations.added': 'L’adresse «\u00a0{name}\u00a0» a été ajoutée.',
  'locations.saved': 'L’adresse «\u00a0{name}\u00a0» a été enregistrée.',
  'locations.removed': 'L’adresse «\u00a0{name}\u00a0» a été retirée.',
  'locations.gone': 'Entre-temps, quelqu’un a retiré cette adresse. L’enregistrer l’ajoute de nouveau.',
  'locations.name.hint': 'Le nom donné à l’adresse, par exemple «\u00a0Entrepôt Nord\u00a0».',
};
