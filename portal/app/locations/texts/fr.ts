import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'locations.add': '{kind, select, Partner {Ajouter un partenaire} other {Ajouter une adresse}}',
  'locations.remove.question':
    '{kind, select, Partner {Il n’est plus proposé lorsqu’une réservation est demandée. Les réservations qui le nomment le gardent.} other {Elle n’est plus proposée lorsqu’une livraison est planifiée. Les livraisons qui y sont planifiées la gardent.}}',
  'locations.added':
    '{kind, select, Partner {Le partenaire «\u00a0{name}\u00a0» a été ajouté.} other {L’adresse «\u00a0{name}\u00a0» a été ajoutée.}}',
  'locations.saved':
    '{kind, select, Partner {Le partenaire «\u00a0{name}\u00a0» a été enregistré.} other {L’adresse «\u00a0{name}\u00a0» a été enregistrée.}}',
  'locations.removed':
    '{kind, select, Partner {Le partenaire «\u00a0{name}\u00a0» a été retiré.} other {L’adresse «\u00a0{name}\u00a0» a été retirée.}}',
  'locations.gone':
    '{kind, select, Partner {Entre-temps, quelqu’un a retiré ce partenaire. L’enregistrer l’ajoute de nouveau.} other {Entre-temps, quelqu’un a retiré cette adresse. L’enregistrer l’ajoute de nouveau.}}',
  'locations.name.hint':
    '{kind, select, Partner {Le nom de la société.} other {Le nom donné à l’adresse, par exemple «\u00a0Entrepôt Nord\u00a0».}}',
};
