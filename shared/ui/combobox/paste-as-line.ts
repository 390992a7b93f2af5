/**
 * The text after a paste at the selection. A single-line input would swallow the line ends of a pasted list,
 * so they and tabs become one space each.
 */
export function pasteAsLine(text: string, start: number, end: number, pasted: string): string {
  const line = pasted.trim().replace(/\s*[\r\n\t]+\s*/g, ' ');
  return text.slice(0, start) + line + text.slice(end);
}
