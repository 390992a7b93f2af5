import { expect } from '@open-wc/testing';
import { ViewerPage } from '../../../../portal/app/viewer/lazy-page.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { eachAuthPage } from '../auth/auth-screen.tsx';

const KEY = 'iframeUrl';
/** The first page of the file waits for its configuration, which takes longer on a busy machine. */
const page = (name: string) => `${location.origin}/no-such-page-${name}`;

describe('the viewer of a provider who allows some hosts', () => {
  const screen = eachAuthPage();
  const frame = () => screen.place.querySelector('iframe');
  const refusal = () => screen.place.querySelector('[role=alert]')?.textContent ?? '';
  const open = (url?: string) => {
    screen.network.on('GET /config.json', {
      providerName: 'Blue Anchor',
      helpUrl: '',
      viewerHosts: [location.hostname],
      viewerUrl: page('usual'),
    });
    screen.open(<ViewerPage />, url === undefined ? '/iframe/' : `/iframe/?${new URLSearchParams({ url })}`);
  };
  const shows = (url: string) => waitUntil(() => frame()?.src === url, `${url}, not ${frame()?.src}`);

  beforeEach(() => sessionStorage.removeItem(KEY));
  after(() => sessionStorage.removeItem(KEY));

  it('IFRAME-01 IFRAME-02 IFRAME-03 D-11 shows a page of an allowed host in a sandbox, and stores its address', async () => {
    open(page('a'));
    await shows(page('a'));
    const sandbox = frame()?.getAttribute('sandbox')?.split(' ') ?? [];
    expect(sandbox).to.include('allow-scripts');
    for (const right of [
      'allow-top-navigation',
      'allow-top-navigation-by-user-activation',
      'allow-same-origin',
    ])
      expect(sandbox, 'a page of the own origin').not.to.include(right);
    expect(frame()?.title).to.contain(location.host);
    await waitUntil(() => sessionStorage.getItem(KEY) === page('a'), 'kept');
  });

  it('IFRAME-02 stores the parameter unchanged', async () => {
    open(`${page('a')}?note=two words%26more`);
    await shows(`${page('a')}?note=two%20words%26more`);
    await waitUntil(() => sessionStorage.getItem(KEY) === `${page('a')}?note=two words%26more`, 'kept');
  });

  it('IFRAME-03 D-11 MSG-23 refuses a page of another host, and keeps the stored address', async () => {
    sessionStorage.setItem(KEY, page('before'));
    open('https://elsewhere.example/track');
    await waitUntil(() => refusal().includes('This address cannot be shown here.'), 'the refusal');
    expect(frame()).to.equal(null);
    expect(sessionStorage.getItem(KEY)).to.equal(page('before'));
  });

  it('IFRAME-03 D-11 validates a stored address in the same way', async () => {
    sessionStorage.setItem(KEY, 'https://elsewhere.example/track');
    open();
    await waitUntil(() => refusal().includes('This address cannot be shown here.'), 'the refusal');
    expect(frame()).to.equal(null);
  });

  it('IFRAME-02 D-82 the parameter wins over the stored address', async () => {
    sessionStorage.setItem(KEY, page('before'));
    open(page('now'));
    await shows(page('now'));
    await waitUntil(() => sessionStorage.getItem(KEY) === page('now'), 'kept');
  });

  it('IFRAME-02 D-82 without the parameter it shows the stored address', async () => {
    sessionStorage.setItem(KEY, page('before'));
    open();
    await shows(page('before'));
  });

  it('IFRAME-04 D-82 with neither it shows a message, also where the menu has a page for it', async () => {
    open();
    await waitUntil(() => refusal().includes('No URL provided.'), 'the message');
    expect(frame()).to.equal(null);
    await waitUntil(() => refusal().includes('Blue Anchor'), 'whose portal it is');
    expect(screen.place.querySelector('main a')?.textContent).to.equal('Back to the start page');
    await expect(screen.place).to.be.accessible();
  });
});
