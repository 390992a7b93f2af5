type Styles = readonly (readonly [id: number, styleNumber: string])[];

/** `po(1, 'PO-1', [[11, 'SN-11']])` as the data API gives it. */
export const po = (id: number, orderNumbers: string, styles: Styles = []) => ({
  id,
  orderNumbers,
  styleNumbers: styles.map(([styleId, styleNumber]) => ({ id: styleId, styleNumber })),
});

/** Two orders with one saved style number each, and one that the first has besides. */
export const BOOKING = {
  id: 7,
  customer: { id: 101 },
  pos: [
    po(1, 'PO-1', [
      [11, 'SN-11'],
      [12, 'SN-12'],
    ]),
    po(2, 'PO-2', [[21, 'SN-21']]),
  ],
  styleNumberRelation: [
    { id: 11, styleNumber: 'SN-11', pos: [{ id: 1 }] },
    { id: 21, styleNumber: 'SN-21', pos: [{ id: 2 }] },
  ],
};

/** What link and save answer: orders with the ids of their selected style numbers. */
export const linked = (...orders: (ReturnType<typeof po> & { selectedSN: number[] })[]) => ({
  purchaseOrders: orders,
});
export const PO1 = { ...BOOKING.pos[0]!, selectedSN: [11] };
export const PO2 = { ...BOOKING.pos[1]!, selectedSN: [21] };
