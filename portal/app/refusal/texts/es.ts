import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'refusal.link': 'Este enlace no abre esta página',
  'refusal.link.more':
    'El enlace puede haber caducado o alguien lo ha retirado. Pida uno nuevo a quien se lo envió o inicie sesión con una cuenta que tenga acceso a este registro.',
  'refusal.visitor': 'Inicie sesión para abrir esta página',
  'refusal.visitor.more':
    'Inicie sesión con una cuenta que tenga acceso a este registro o pida un enlace firmado a quien le envió aquí.',
  'refusal.account': 'Su cuenta no tiene acceso aquí',
  'refusal.account.more':
    'Inicie sesión con una cuenta que tenga acceso a este registro o pregunte a un administrador de su empresa.',
  'refusal.askAdmin': 'Pregunte a un administrador del proveedor si lo necesita.',
};
