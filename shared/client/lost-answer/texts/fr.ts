import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'lost.notFound':
    'La réponse à votre modification s’est perdue. La modification ne figure pas dans ce qui est enregistré : veuillez réessayer.',
  'lost.unclear':
    'La réponse à votre modification s’est perdue et il n’a pas été possible de savoir si la modification est enregistrée. Veuillez vérifier ce qui est enregistré avant de réessayer.',
};
