import { globalStyle, style } from '@vanilla-extract/css';

const LINE = '1px solid #b8bec5';
const MUTED = '#4a525b';

/** D-146: a document of its own, dark on white, that stands on paper in the place of the screen; see `@page` in `start.css`. */
export const paper = style({
  display: 'none',
  color: '#000',
  fontSize: '9.5pt',
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { display: 'block', page: 'document' } },
});
globalStyle(`${paper} :is(p, dl, dd, h2, h3)`, { margin: 0 });

export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '12mm',
  marginBottom: '10mm',
});

export const lines = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const name = style({ fontSize: '12pt', fontWeight: 700 });

export const heading = style({
  flexShrink: 0,
  maxWidth: '95mm',
  fontSize: '17pt',
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: 'end',
});

export const parties = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '12mm',
  marginBottom: '8mm',
});

export const label = style({ color: MUTED, fontSize: '8pt' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '0.5mm 5mm',
  alignContent: 'start',
});
globalStyle(`${facts} dt`, { color: MUTED });
globalStyle(`${facts} dd`, { overflowWrap: 'anywhere' });

export const table = style({ width: '100%', marginBottom: '6mm', borderCollapse: 'collapse' });
globalStyle(`${table} tr`, { breakInside: 'avoid' });
globalStyle(`${table} :is(th, td)`, {
  padding: '1.2mm 1.5mm',
  borderBottom: LINE,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0 });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });
globalStyle(`${table} thead th`, {
  borderBottom: '1.5px solid #000',
  fontSize: '8pt',
  fontWeight: 600,
  verticalAlign: 'bottom',
});

export const end = style({});
globalStyle(`${table} ${end}`, { textAlign: 'end', whiteSpace: 'nowrap' });
globalStyle(`${table} thead ${end}`, { whiteSpace: 'normal' });

export const whole = style({ whiteSpace: 'nowrap' });

export const sum = style({ fontWeight: 700, breakBefore: 'avoid' });

export const caption = style({
  breakAfter: 'avoid',
  marginBottom: '1mm !important',
  fontSize: '10.5pt',
  fontWeight: 700,
});

export const payment = style({ breakInside: 'avoid', paddingTop: '2mm' });

export const words = style({ marginTop: '2mm !important' });

/** A customer reads it elsewhere than whoever prints it. */
export const days = style({ marginTop: '4mm !important', color: MUTED, fontSize: '8pt' });

export const foot = style({
  breakInside: 'avoid',
  marginTop: '10mm',
  paddingTop: '2mm',
  borderTop: LINE,
  color: MUTED,
  fontSize: '8pt',
});
