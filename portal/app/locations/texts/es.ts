import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'locations.add': '{kind, select, Partner {Añadir socio} other {Añadir dirección}}',
  'locations.remove.question':
    '{kind, select, Partner {Ya no se ofrece al solicitar una reserva. Las reservas que lo nombran lo conservan.} other {Ya no se ofrece al planificar una entrega. Las entregas planificadas allí la conservan.}}',
  'locations.added':
    '{kind, select, Partner {Se añadió el socio «{name}».} other {Se añadió la dirección «{name}».}}',
  'locations.saved':
    '{kind, select, Partner {Se guardó el socio «{name}».} other {Se guardó la dirección «{name}».}}',
  'locations.removed':
    '{kind, select, Partner {Se quitó el socio «{name}».} other {Se quitó la dirección «{name}».}}',
  'locations.gone':
    '{kind, select, Partner {Entretanto alguien ha quitado este socio. Al guardar se añade de nuevo.} other {Entretanto alguien ha quitado esta dirección. Al guardar se añade de nuevo.}}',
  'locations.name.hint':
    '{kind, select, Partner {El nombre de la empresa.} other {Cómo se llama la dirección, por ejemplo «Almacén Norte».}}',
};
