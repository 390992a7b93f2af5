import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'manifests.add': 'Manifest hinzufügen',
  'manifests.added': 'Das Manifest {name} wurde hinzugefügt.',
  'manifests.saved': 'Das Manifest {name} wurde gespeichert.',
  'manifests.removed': 'Das Manifest {name} wurde entfernt.',
  'manifests.gone': 'Dieses Manifest wurde inzwischen entfernt. Speichern fügt es wieder hinzu.',
  'manifests.remove.question':
    'Kunde und Agent sehen es nicht mehr. Eines mit Gebühren, Rechnungen oder Dokumenten bleibt.',
  'manifests.reference.hint': 'Lassen Sie das Feld leer: Es erhält die nächste Nummer.',
};
