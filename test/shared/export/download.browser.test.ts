import { expect } from '@open-wc/testing';
import { download } from '../../../shared/export/download.ts';

/** What the page does during `work`: clicked links by name and content, revoked addresses, and timers to ring. */
async function watched(work: () => void) {
  const { setTimeout: set } = window;
  const { click } = HTMLAnchorElement.prototype;
  const { revokeObjectURL } = URL;
  const links: HTMLAnchorElement[] = [];
  const revoked: string[] = [];
  const timers: (() => void)[] = [];
  window.setTimeout = ((handler: () => void) => timers.push(handler)) as unknown as typeof setTimeout;
  HTMLAnchorElement.prototype.click = function () {
    links.push(this);
  };
  URL.revokeObjectURL = (address) => {
    revoked.push(address);
    revokeObjectURL.call(URL, address);
  };
  try {
    work();
    const [link] = links;
    const content = await (await fetch(link?.href ?? '')).text();
    const early = [...revoked];
    for (const ring of timers) ring();
    return { link, content, early, revoked };
  } finally {
    Object.assign(window, { setTimeout: set });
    Object.assign(URL, { revokeObjectURL });
    HTMLAnchorElement.prototype.click = click;
  }
}

describe('download', () => {
  it('hands over the file under its name, and gives its memory back only once the browser has read it', async () => {
    const { link, content, early, revoked } = await watched(() =>
      download(new Blob(['a,b\r\n']), 'QT-3001_freight_charges_2026-03-05.csv'),
    );
    expect(link?.download).to.equal('QT-3001_freight_charges_2026-03-05.csv');
    expect(content).to.equal('a,b\r\n');
    expect(early).to.deep.equal([]);
    expect(revoked).to.deep.equal([link?.href]);
  });

  it('adds nothing to the page, so that no click handler of the host takes part', async () => {
    const before = document.documentElement.outerHTML;
    const { link } = await watched(() => download(new Blob(['x']), 'x.csv'));
    expect(link?.isConnected).to.equal(false);
    expect(document.documentElement.outerHTML).to.equal(before);
  });
});
