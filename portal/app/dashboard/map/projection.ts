/** A place on the earth, in degrees. */
export interface Position {
  longitude: number;
  latitude: number;
}

/** A place on the map; both grow by one a degree at the equator, `y` towards the south. */
export interface Point {
  x: number;
  y: number;
}

const RADIANS = Math.PI / 180;

/**
 * The Miller projection: meridians are upright and equally far apart, so that the map can begin at any of them, and high
 * latitudes are stretched less than Mercator's.
 */
export const projected = ({ longitude, latitude }: Position): Point => ({
  x: longitude,
  y: (-1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * latitude * RADIANS))) / RADIANS,
});
