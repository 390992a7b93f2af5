import { expect, waitUntil } from '@open-wc/testing';
import { InvitePage } from '../../../../../portal/app/auth/invite/lazy-page.ts';
import { eachAuthPage } from '../auth-page.tsx';

describe('a server that wants longer passwords', () => {
  const stage = eachAuthPage();

  it('D-48 says so at the field, before anything is sent', async () => {
    stage.network.on('GET /config.json', { providerName: 'Blue Anchor', helpUrl: '', passwordMinLength: 8 });
    stage.network.on('POST /api/portal_open_requests/set-password-verification', { status: '200' });
    stage.open(<InvitePage />, '/auth/set-password-new-user?email=a%40b.cc&invite_verification=v-1');
    await stage.submit({ Password: 'abcdefg', 'Confirm Password': 'abcdefg' });
    await waitUntil(() => stage.complaints('Password')[0] === 'Minimum 8 symbols', 'eight');
    expect(stage.complaints('Confirm Password')).to.deep.equal([]);
  });
});
