import { globalStyle } from '@vanilla-extract/css';

/** The bar's height where its text takes two lines, and a little more. */
const ROOM = '0 0 88px';

/**
 * For stylesheets of a tool whose bar of buttons stays at the window's end: what takes the focus there by keyboard, or because
 * it has to be put right, is scrolled clear of the bar. What is clicked stays where it is.
 */
export function keepClearOfBar(tool: string, bar: string): void {
  globalStyle(`${tool} :is(input, textarea, button, td):not(${bar} *, :hover)`, { scrollMargin: ROOM });
}
