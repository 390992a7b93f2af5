import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'manifests.add': 'Añadir manifiesto',
  'manifests.added': 'Se ha añadido el manifiesto {name}.',
  'manifests.saved': 'Se ha guardado el manifiesto {name}.',
  'manifests.removed': 'Se ha quitado el manifiesto {name}.',
  'manifests.gone': 'Entretanto alguien ha quitado este manifiesto. Al guardar se añade de nuevo.',
  'manifests.remove.question':
    'Su cliente y su agente dejan de verlo. Uno con cargos, facturas o documentos se queda.',
  'manifests.reference.hint': 'Déjelo vacío: recibe el número siguiente.',
};
