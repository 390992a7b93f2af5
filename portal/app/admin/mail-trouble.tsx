import { MailTrouble as Trouble } from '../../../shared/contract/mail-trouble.ts';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { client } from '../client/client.ts';
import { usePolled } from '../client/use-polled.ts';
import { isAdmin } from '../session/profile/roles.ts';
import { useProfile } from '../session/profile/use-profile.ts';
import * as s from './admin.css.ts';
import { type TextId, texts } from './texts/index.ts';

const load = (signal: AbortSignal) => client.action('mailTrouble', {}, Trouble, { signal });

/** Whatever is sent from the page may fail as long as the page is open. */
const always = () => true;

/** Tells the provider's admins which mails could not be sent, where mails are sent from (PROD-07). */
export function MailTrouble() {
  return isAdmin(useProfile()) ? <Notice /> : null;
}

function Notice() {
  const text = useText(texts);
  const { state } = usePolled(load, always);
  if (state.step !== 'shown') return null;
  const { retried, givenUp, failure, kinds } = state.value;
  if (retried + givenUp === 0) return null;
  return (
    <div className={s.above}>
      <Banner kind="warning">
        {retried > 0 && <p>{text('admin.mails.retried', { count: retried })}</p>}
        <Kinds kinds={kinds.filter(({ isGivenUp }) => !isGivenUp)} />
        {givenUp > 0 && <p>{text('admin.mails.givenUp', { count: givenUp })}</p>}
        <Kinds kinds={kinds.filter(({ isGivenUp }) => isGivenUp)} />
        {failure && <p>{text('admin.mails.failure', { why: texts(whyOf(failure), { failure }) })}</p>}
      </Banner>
    </div>
  );
}

/** Which mails they are, and what to do about those that nobody tries to send any more. */
function Kinds({ kinds }: { kinds: Trouble['kinds'] }) {
  const text = useText(texts);
  const formats = useFormats();
  if (kinds.length === 0) return null;
  return (
    <ul>
      {kinds.map(({ mail, isGivenUp, count, since }) => {
        const of = { mail: mail ?? '', count, since: formats.dateTime(since) };
        return (
          <li key={mail}>
            {text('admin.mails.of', of)}
            {isGivenUp && ` ${text('admin.mails.next', of)}`}
          </li>
        );
      })}
    </ul>
  );
}

/** What the codes of a failure mean, which stand behind it for whoever keeps the mail server. */
function whyOf(failure: string): TextId {
  if (failure.includes('EAUTH')) return 'admin.mails.account';
  // An answer of the server has a number.
  return /\d{3}/.test(failure) ? 'admin.mails.refused' : 'admin.mails.unreachable';
}
