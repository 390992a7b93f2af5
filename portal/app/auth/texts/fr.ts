import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'auth.signIn': 'Se connecter',
  'auth.signUp': 'S’inscrire',
  'auth.newHere': 'Première visite\u00a0?',
  'auth.forgotPassword': 'Mot de passe oublié\u00a0?',
  'auth.product': 'Réservations, commandes, tarifs et frais de vos expéditions, au même endroit.',
  'auth.language': 'Langue',
  'auth.show': 'Afficher',
  'auth.hide': 'Masquer',
  'auth.endedElsewhere': 'Votre session a été fermée dans un autre onglet. Veuillez vous reconnecter.',
  'auth.notStored':
    'Ce navigateur n’enregistre rien pour cette page\u00a0: votre session dure jusqu’à ce que vous la fermiez ou la rechargiez.',
  'auth.email': 'E-mail',
  'auth.password': 'Mot de passe',
  'auth.requiredField': 'Champ obligatoire',
  'auth.wrongEmailFormat': 'Format d’e-mail non valide',
  'auth.minimumSymbols': '3 caractères minimum',
  'auth.maximumSymbols': '50 caractères maximum',
  'auth.longestPassword': '128 caractères maximum',
  'auth.invalidLogin': 'Les identifiants sont incorrects',
  'auth.unreachable': 'Le service est injoignable pour le moment.',
  'auth.tryLater': 'Veuillez réessayer plus tard',
  'auth.noFirstName': 'Votre profil n’a pas de prénom. Veuillez contacter {provider}.',
  'auth.signingIn': 'Connexion en cours',
  'auth.signingOut': 'Déconnexion en cours',

  'validation.required': '{name}\u00a0: champ obligatoire',
  'validation.notValid': 'Le champ n’est pas valide',

  'password.new': 'Nouveau mot de passe',
  'password.submit': 'Envoyer',
  'password.sending': 'Envoi en cours',
  'password.cancel': 'Annuler',
  'password.notValid': '{name}\u00a0: valeur non valide',
};
