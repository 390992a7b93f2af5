/** The demo's own companies: invented, every one. */
export interface TradeCompany {
  id: number;
  name: string;
  entityType: 'Provider' | 'Agent' | 'Importer' | 'Supplier';
  country: string;
  /** Domain of its mail addresses, below `.example`. */
  domain: string;
}

export const PROVIDER_ID = 1;
/** The numbers of its companies in the provider's other systems, before the id. */
export const REFERENCE_PREFIX = { Importer: 'C-', Agent: 'A-', Supplier: 'S-' } as const;

/** The agent of the fixed quotes, manifest and rate submissions. */
export const AGENT_ID = 2;
export const IMPORTER_A = 101;
export const IMPORTER_B = 102;

const company = (
  id: number,
  entityType: TradeCompany['entityType'],
  name: string,
  country: string,
  domain: string,
): TradeCompany => ({ id, name, entityType, country, domain });

export const TRADE_COMPANIES: readonly TradeCompany[] = [
  company(PROVIDER_ID, 'Provider', 'Bluemoor Forwarding', 'US', 'bluemoor'),
  company(AGENT_ID, 'Agent', 'Jade Jetty Logistics', 'CN', 'jadejetty'),
  company(3, 'Agent', 'Lotus Gate Freight', 'VN', 'lotusgate'),
  company(4, 'Agent', 'Alsterkai Spedition', 'DE', 'alsterkai'),
  company(5, 'Agent', 'Monsoon Bridge Cargo', 'IN', 'monsoonbridge'),
  company(IMPORTER_A, 'Importer', 'Northfold Apparel', 'US', 'northfold'),
  company(IMPORTER_B, 'Importer', 'Copperlane Home', 'US', 'copperlane'),
  company(103, 'Importer', 'Tidewell Outdoor', 'CA', 'tidewell'),
  company(104, 'Importer', 'Brightacre Toys', 'GB', 'brightacre'),
  company(105, 'Importer', 'Fernwick Footwear', 'DE', 'fernwick'),
  company(106, 'Importer', 'Haldenby Kitchen Supply', 'NL', 'haldenby'),
  company(107, 'Importer', 'Juniper & Slate', 'US', 'juniperslate'),
  company(108, 'Importer', 'Kestrelmark Cycles', 'FR', 'kestrelmark'),
  company(109, 'Importer', 'Larkhollow Garden', 'AU', 'larkhollow'),
  company(110, 'Importer', 'Mosspoint Furniture', 'SE', 'mosspoint'),
  company(121, 'Supplier', 'Ningwave Textile Works', 'CN', 'ningwave'),
  company(122, 'Supplier', 'Deltaloom Garments', 'BD', 'deltaloom'),
  company(123, 'Supplier', 'Redkiln Ceramics', 'PT', 'redkiln'),
  company(124, 'Supplier', 'Siamreed Rattan', 'TH', 'siamreed'),
  company(125, 'Supplier', 'Indigo Weir Knitwear', 'IN', 'indigoweir'),
];

/** Which agents act for which importers. */
export const AGENCIES: readonly { company: number; agent: number }[] = [
  { company: IMPORTER_A, agent: AGENT_ID },
  { company: IMPORTER_B, agent: AGENT_ID },
  { company: IMPORTER_A, agent: 3 },
  { company: 103, agent: 3 },
  { company: 104, agent: 4 },
  { company: 105, agent: 4 },
  { company: 106, agent: 5 },
];

/** From whom which importers buy. */
export const SUPPLIES: readonly { company: number; suppliers: readonly number[] }[] = [
  { company: IMPORTER_A, suppliers: [121, 122, 125] },
  { company: IMPORTER_B, suppliers: [123, 124] },
  { company: 103, suppliers: [121, 125] },
  { company: 104, suppliers: [124] },
  { company: 105, suppliers: [122, 125] },
  { company: 106, suppliers: [123] },
  { company: 110, suppliers: [124] },
];

/** The importers, and how much of the trade each has: a few large, many small. */
export const IMPORTERS: readonly { id: number; weight: number }[] = [
  { id: IMPORTER_A, weight: 30 },
  { id: IMPORTER_B, weight: 20 },
  { id: 103, weight: 14 },
  { id: 104, weight: 10 },
  { id: 105, weight: 8 },
  { id: 106, weight: 6 },
  { id: 107, weight: 5 },
  { id: 108, weight: 4 },
  { id: 109, weight: 2 },
  { id: 110, weight: 1 },
];
