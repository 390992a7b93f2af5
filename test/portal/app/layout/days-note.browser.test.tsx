import stylesheets from 'stylesheets:../../../../portal/app/layout/page-header.tsx';
import { expect, nextFrame } from '@open-wc/testing';
import { PageHeader } from '../../../../portal/app/layout/page-header.tsx';
import { loadConfig } from '../../../../portal/app/session/use-config.ts';
import { adoptStylesheets } from '../../../../shared/element/stylesheets.ts';
import { providerToday, setProviderTimeZone } from '../../../../shared/trade/provider-day.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { eachPanelsPage } from '../panels/panels-screen.tsx';

const RealFormat = Intl.DateTimeFormat;

/** A device whose clocks are those of a zone. */
function readIn(zone: string): void {
  Intl.DateTimeFormat = function format(locales?: string, options?: Intl.DateTimeFormatOptions) {
    return new RealFormat(locales, { ...options, timeZone: options?.timeZone ?? zone });
  } as unknown as typeof Intl.DateTimeFormat;
}

describe('the zone of the provider’s day', () => {
  const screen = eachPanelsPage();
  before(() => adoptStylesheets(document, stylesheets));
  afterEach(() => {
    Intl.DateTimeFormat = RealFormat;
    setProviderTimeZone('UTC');
  });

  const open = async (zone: string) => {
    screen.network.on('GET /config.json', { providerTimeZone: 'Asia/Shanghai' });
    readIn(zone);
    await screen.open(<PageHeader title="Invoices" subtitle="INV-1" usesDays />);
    await waitUntil(() => screen.all('h1').length === 1);
    await loadConfig();
    await nextFrame();
    return screen.all('header p').map(({ textContent }) => textContent);
  };

  it('D-154 is named on a page where things are due or valid by it, to a reader whose clocks show another time', async () => {
    const named = ['INV-1', 'Due dates, validity and delays go by the calendar day in China Standard Time.'];
    expect(await open('Europe/Berlin')).to.deep.equal(named);
    expect(providerToday()).to.equal(
      new RealFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(Date.now()),
    );
  });

  for (const zone of ['Asia/Shanghai', 'Asia/Singapore']) {
    it(`D-154 is not named to a reader with the same time in ${zone}`, async () => {
      expect(await open(zone)).to.deep.equal(['INV-1']);
    });
  }
});
