/** A box in the window, px from its top and left. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a menu stands, px: from the left, and from the top or, above its field, from the bottom of the window. */
export type Placement = { readonly left: number } & ({ readonly top: number } | { readonly bottom: number });

/** What a menu that has to move leaves free at either side of the window, px. */
const MARGIN = 8;

/**
 * Below the field, or above it where there is more room and the menu doesn't fit below; it begins where the field
 * begins, as far as the window is wide enough for that.
 */
export function placementOf(field: Edges, menu: Size, window: Size, isRtl: boolean): Placement {
  const furthest = Math.max(window.width - menu.width - MARGIN, MARGIN);
  const left = isRtl ? Math.max(field.right - menu.width, MARGIN) : Math.min(field.left, furthest);
  const below = window.height - field.bottom;
  return menu.height > below && field.top > below
    ? { left, bottom: window.height - field.top }
    : { left, top: field.bottom };
}
