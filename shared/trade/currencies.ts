/**
 * The currencies that money is charged in (CHG-37): the active codes of ISO 4217 without funds and index units,
 * precious metals, units of account and the codes for tests and for none. As of 2026: the Bulgarian lev gave way to the
 * euro, the Netherlands Antillean guilder to the Caribbean one (XCG).
 */
export const CURRENCIES: readonly string[] = `
  AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF
  CHF CLP CNY COP CRC CUC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF
  GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK
  LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD
  OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN
  SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XCG
  XOF XPF YER ZAR ZMW ZWG
`.match(/\w+/g)!;

const WITHOUT_DECIMALS = /BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|VND|VUV|XAF|XOF|XPF/;
const THREE_DECIMALS = /BHD|IQD|JOD|KWD|LYD|OMR|TND/;

/** How many decimals the currency itself has; what is charged is rounded to two all the same (CHG-41). */
export function decimalsOf(code: string): number {
  if (WITHOUT_DECIMALS.test(code)) return 0;
  return THREE_DECIMALS.test(code) ? 3 : 2;
}
