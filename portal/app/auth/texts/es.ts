import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'auth.signIn': 'Iniciar sesión',
  'auth.signUp': 'Registrarse',
  'auth.newHere': '¿Primera vez aquí?',
  'auth.forgotPassword': '¿Olvidó su contraseña?',
  'auth.product': 'Reservas, órdenes de compra, tarifas y cargos de sus embarques, en un solo lugar.',
  'auth.language': 'Idioma',
  'auth.show': 'Mostrar',
  'auth.hide': 'Ocultar',
  'auth.endedElsewhere': 'Se cerró su sesión en otra pestaña. Inicie sesión de nuevo.',
  'auth.notStored':
    'Este navegador no guarda nada para esta página: su sesión sigue abierta hasta que la cierre o la vuelva a cargar.',
  'auth.email': 'Correo electrónico',
  'auth.password': 'Contraseña',
  'auth.requiredField': 'Campo obligatorio',
  'auth.wrongEmailFormat': 'Formato de correo no válido',
  'auth.minimumSymbols': 'Mínimo 3 caracteres',
  'auth.maximumSymbols': 'Máximo 50 caracteres',
  'auth.longestPassword': 'Máximo 128 caracteres',
  'auth.invalidLogin': 'Los datos de acceso no son correctos',
  'auth.unreachable': 'El servicio no está disponible en este momento.',
  'auth.tryLater': 'Inténtelo de nuevo más tarde',
  'auth.noFirstName': 'Su perfil no tiene nombre. Contacte con {provider}.',
  'auth.signingIn': 'Iniciando sesión',
  'auth.signingOut': 'Cerrando sesión',

  'validation.required': '{name}: campo obligatorio',
  'validation.notValid': 'El campo no es válido',

  'password.new': 'Nueva contraseña',
  'password.submit': 'Enviar',
  'password.sending': 'Enviando',
  'password.cancel': 'Cancelar',
  'password.notValid': '{name}: valor no válido',
};
