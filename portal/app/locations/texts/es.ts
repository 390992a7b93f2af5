import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'locations.add': 'Añadir dirección',
  'locations.edit': 'Editar',
  'locations.edit.one': 'Editar {name}',
  'locations.remove': 'Quitar',
  'locations.remove.one': 'Quitar {name}',
  'locations.remove.question':
    'Ya no se ofrece al planificar una entrega. Las entregas planificadas allí la conservan.',
  'locations.added': 'Se añadió la dirección «{name}».',
  'locations.saved': 'Se guardó la dirección «{name}».',
  'locations.removed': 'Se quitó la dirección «{name}».',
  'locations.gone': 'Entretanto alguien ha quitado esta dirección. Al guardar se añade de nuevo.',
  'locations.name.hint': 'Cómo se llama la dirección, por ejemplo «Almacén Norte».',
};
