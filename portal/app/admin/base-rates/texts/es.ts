import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'baseRates.explanation':
    'A qué tarifas compra el flete marítimo, ahora y antes. Ningún cliente ni agente ve esta lista.',
  'baseRates.import': 'Importar tarifas base',
  'baseRates.forbidden': 'Solo los administradores del proveedor ven las tarifas base.',
  'baseRates.search': 'Puerto, naviera o fuente',
  'baseRates.on': 'Vigente el',
  'baseRates.lane': 'Trayecto',
  'baseRates.via': 'vía {port}',
  'baseRates.transit': '{count, plural, one {# día} other {# días}}',
  'baseRates.carrier': 'Naviera',
  'baseRates.kind': 'Tipo',
  'baseRates.validity': 'Validez',
  'baseRates.days': '{from} – {to}',
  'baseRates.cutShort': 'acordada hasta el {day}',
  'baseRates.state.coming': 'Aún no es válida',
  'baseRates.state.expired': 'Vencida',
  'baseRates.state.replaced': 'Reemplazada antes de ser válida',
  'baseRates.currency': 'Moneda',
  'baseRates.lcl': 'LCL por CBM',
  'baseRates.lclMinimum': 'mínimo {amount}',
  'baseRates.source': 'Fuente',
  'baseRates.source.Own': 'Propia',
  'baseRates.source.Agent': 'Agente',
  'baseRates.source.External': 'Externa',
  'baseRates.submission': 'Envío {id}',
};
