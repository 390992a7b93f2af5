/** About what a US dollar was in each currency in the autumn of 2025; the demo's rates vary around it. */
// biome-ignore format: one line a currency would be a page of them
export const DEMO_RATES: Readonly<Record<string, number>> = {
  AED: 3.6725, AFN: 70, ALL: 84, AMD: 384, AOA: 917, ARS: 1420, AUD: 1.53, AWG: 1.79, AZN: 1.7, BAM: 1.69,
  BBD: 2, BDT: 122, BHD: 0.376, BIF: 2950, BMD: 1, BND: 1.3, BOB: 6.91, BRL: 5.35, BSD: 1, BTN: 88.6,
  BWP: 13.4, BYN: 3.4, BZD: 2.01, CAD: 1.4, CDF: 2250, CHF: 0.8, CLP: 935, CNY: 7.11, COP: 3800, CRC: 502,
  CUC: 1, CUP: 24, CVE: 95.5, CZK: 20.9, DJF: 177.72, DKK: 6.46, DOP: 64, DZD: 130, EGP: 47.3, ERN: 15,
  ETB: 153, EUR: 0.865, FJD: 2.28, FKP: 0.76, GBP: 0.76, GEL: 2.7, GHS: 11, GIP: 0.76, GMD: 73, GNF: 8690,
  GTQ: 7.66, GYD: 209, HKD: 7.78, HNL: 26.3, HTG: 131, HUF: 331, IDR: 16700, ILS: 3.25, INR: 88.6,
  IQD: 1310, IRR: 42000, ISK: 127, JMD: 160, JOD: 0.709, JPY: 155, KES: 129, KGS: 87.45, KHR: 4010,
  KMF: 425, KPW: 900, KRW: 1465, KWD: 0.307, KYD: 0.8333, KZT: 520, LAK: 21700, LBP: 89500, LKR: 305,
  LRD: 178, LSL: 17.2, LYD: 5.46, MAD: 9.28, MDL: 17, MGA: 4480, MKD: 53.2, MMK: 2100, MNT: 3570,
  MOP: 8.01, MRU: 39.8, MUR: 45.9, MVR: 15.4, MWK: 1734, MXN: 18.4, MYR: 4.14, MZN: 63.9, NAD: 17.2,
  NGN: 1450, NIO: 36.8, NOK: 10.1, NPR: 141.7, NZD: 1.77, OMR: 0.3845, PAB: 1, PEN: 3.37, PGK: 4.24,
  PHP: 58.8, PKR: 281, PLN: 3.66, PYG: 7050, QAR: 3.64, RON: 4.39, RSD: 101.3, RUB: 80, RWF: 1453,
  SAR: 3.75, SBD: 8.23, SCR: 14.2, SDG: 600, SEK: 9.5, SGD: 1.3, SHP: 0.76, SLE: 23.2, SOS: 571, SRD: 38.5,
  SSP: 4700, STN: 21.2, SVC: 8.75, SYP: 11000, SZL: 17.2, THB: 32.4, TJS: 9.25, TMT: 3.5, TND: 2.95,
  TOP: 2.4, TRY: 42.3, TTD: 6.78, TWD: 31.2, TZS: 2450, UAH: 42.1, UGX: 3620, UYU: 39.7, UZS: 11950,
  VED: 236, VES: 236, VND: 26350, VUV: 122, WST: 2.8, XAF: 567, XCD: 2.7, XCG: 1.79, XOF: 567, XPF: 103.2,
  YER: 238.5, ZAR: 17.2, ZMW: 22.6, ZWG: 26.4,
};

/** Those that central banks hold at a fixed number of dollars. */
export const PEGGED: readonly string[] = [
  ...['AED', 'AWG', 'BBD', 'BHD', 'BMD', 'BSD', 'BZD', 'CUC', 'CUP', 'DJF', 'ERN', 'JOD'],
  ...['KYD', 'OMR', 'PAB', 'QAR', 'SAR', 'SVC', 'TMT', 'XCD', 'XCG'],
];
