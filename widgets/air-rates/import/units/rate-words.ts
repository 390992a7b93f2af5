/** What speaks of rates, and not of a surcharge or a size. */
export const OF_RATES =
  /(?<!\p{L})(?:all|rates?|prices?|raten|preise|frachtraten|tarifas?|precios?|tarifs?|prix|unit|currency|währung|moneda|devise)(?!\p{L})|料金|運賃|运价|价格|单价|运费|単位|通貨|货币|币种/iu;
