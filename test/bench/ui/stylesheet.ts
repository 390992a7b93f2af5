/** Draws once a stylesheet of the page is loaded; gives when the drawing began, by `performance.now`. */
export async function withStylesheet(href: string, draw: () => void): Promise<number> {
  const stylesheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(stylesheet);
  await new Promise((done) => stylesheet.addEventListener('load', done));
  const began = performance.now();
  draw();
  return began;
}
