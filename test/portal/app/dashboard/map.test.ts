import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frameOf, inFrame, PROPORTION } from '../../../../portal/app/dashboard/map/frame.ts';
import { LAND } from '../../../../portal/app/dashboard/map/land.ts';
import { drawnMap } from '../../../../portal/app/dashboard/map/marks.ts';
import type { Position } from '../../../../portal/app/dashboard/map/projection.ts';
import { landPath } from '../../../../portal/app/dashboard/map/write-land.mjs';
import type { MapPlace, ShipmentMapAnswer } from '../../../../shared/contract/shipment-map.ts';

const at = (longitude: number, latitude: number): Position => ({ longitude, latitude });
const SHANGHAI = at(121.5, 31.2);
const LOS_ANGELES = at(-118.2, 33.7);
const NEW_YORK = at(-74, 40.7);
const HAMBURG = at(10, 53.5);
const SYDNEY = at(151.2, -33.9);

const isInside = (frame: ReturnType<typeof frameOf>, place: Position) => {
  const { x, y } = inFrame(frame, place);
  return x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;
};

test('MOD-01 the outlines in the tree are those that the atlas gives', () => {
  assert.equal(LAND, landPath());
});

test('MOD-01 no outline of land runs back around the earth', () => {
  for (const [, steps] of LAND.matchAll(/l([^z]*)z/g)) {
    const across = steps!.split(' ').filter((_, index) => index % 2 === 0);
    assert.ok(across.every((step) => Math.abs(Number(step)) < 1800));
  }
});

test('MOD-01 the map shows all places, in one proportion', () => {
  for (const places of [
    [SHANGHAI],
    [SHANGHAI, LOS_ANGELES],
    [HAMBURG, NEW_YORK, SYDNEY, LOS_ANGELES, SHANGHAI],
  ]) {
    const frame = frameOf(places, []);
    assert.ok(places.every((place) => isInside(frame, place)));
    assert.ok(Math.abs(frame.width / frame.height - PROPORTION) < 1e-9);
    assert.ok(frame.width <= 360);
  }
});

test('MOD-01 freight over the Pacific goes over the Pacific, also where Europe is on the map', () => {
  const frame = frameOf(
    [LOS_ANGELES, HAMBURG],
    [
      { from: SHANGHAI, to: LOS_ANGELES },
      { from: SHANGHAI, to: HAMBURG },
    ],
  );
  const [west, middle, east] = [HAMBURG, SHANGHAI, LOS_ANGELES].map((place) => inFrame(frame, place).x);
  assert.ok(west! < middle! && middle! < east!);
});

test('MOD-01 where ways go all around the earth, the map begins where the fewest are cut', () => {
  const pacific = [0, 1, 2].map(() => ({ from: SHANGHAI, to: LOS_ANGELES }));
  const land = [
    { from: SHANGHAI, to: HAMBURG },
    { from: SHANGHAI, to: HAMBURG },
    { from: LOS_ANGELES, to: NEW_YORK },
    { from: LOS_ANGELES, to: NEW_YORK },
  ];
  const frame = frameOf(
    [LOS_ANGELES, HAMBURG, NEW_YORK],
    [...pacific, ...land, { from: HAMBURG, to: NEW_YORK }],
  );
  assert.ok(inFrame(frame, HAMBURG).x < inFrame(frame, NEW_YORK).x);
});

const place = (id: number, position: Position | null): MapPlace => ({
  ...{ kind: 'port', id, code: `P${id}`, name: `Place ${id}` },
  latitude: position?.latitude ?? null,
  longitude: position?.longitude ?? null,
});
const counted = (one: MapPlace, shipments = 1, late = 0) => ({ ...one, shipments, late });
const answer = (more: Partial<ShipmentMapAnswer>): ShipmentMapAnswer => ({
  ...{ places: [], lanes: [], others: 0, without: 0 },
  ...more,
});

test('MOD-01 marks of places at the same spot stand beside each other', () => {
  const places = [1, 2, 3, 4, 5].map((id) => counted(place(id, LOS_ANGELES)));
  const { marks } = drawnMap(answer({ places }))!;
  const spots = marks.map(({ left, top }) => [left, top / PROPORTION] as const);
  for (const [index, [left, top]] of spots.entries())
    for (const [x, y] of spots.slice(index + 1)) assert.ok(Math.hypot(x - left, y - top) > 5.9);
});

test('MOD-01 places without a position are left to the table, and so is a map without any', () => {
  const known = counted(place(1, HAMBURG), 3, 1);
  const unknown = counted(place(2, null));
  const map = drawnMap(
    answer({
      places: [known, unknown],
      lanes: [
        { origin: place(3, SHANGHAI), destination: known, shipments: 3, late: 1 },
        { origin: place(4, null), destination: known, shipments: 1, late: 0 },
      ],
    }),
  )!;
  assert.deepEqual(
    map.marks.map(({ place: { id } }) => id),
    [1],
  );
  assert.deepEqual(
    map.lines.map(({ key, isLate }) => [key, isLate]),
    [['port3-port1', true]],
  );
  assert.equal(drawnMap(answer({ places: [unknown] })), undefined);
});
