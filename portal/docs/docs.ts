/**
 * What the pages of the documentation do beside being read: code is copied, and elements are shown with the demo's data.
 * Without this script they can be read all the same.
 */
interface DemoLink {
  title: string;
  url: string;
}

for (const figure of document.querySelectorAll('figure.code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    const code = figure.querySelector('code')?.textContent ?? '';
    button.textContent = await copied(code);
  });
  figure.append(button);
}

async function copied(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    return 'Select the text and copy it';
  }
}

for (const place of document.querySelectorAll<HTMLElement>('section.example')) void show(place);

/** Puts the element into its place, or says why there is none. */
async function show(place: HTMLElement): Promise<void> {
  const { tag = '', link = '', attributes = '{}' } = place.dataset;
  const token = await tokenOf(link);
  if (token === null) {
    place.textContent = 'This server has no demo data, so there is no example here.';
    return;
  }
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries<string>(JSON.parse(attributes)))
    element.setAttribute(name, value);
  element.setAttribute('token', token);
  const title = document.createElement('p');
  title.textContent = `The element itself, with the demo's ${link}:`;
  place.replaceChildren(title, element);
}

/** The token of the demo's link with this title; null where the server is no demo. */
async function tokenOf(title: string): Promise<string | null> {
  try {
    const config = await (await fetch('../config.json')).json();
    if (!config.demo) return null;
    const links: DemoLink[] = await (await fetch('../demo/links.json')).json();
    const link = links.find((each) => each.title === title);
    return link ? new URL(link.url).searchParams.get('token') : null;
  } catch {
    return null;
  }
}
