import { isEndedQuote } from '../../../../shared/trade/record-words.ts';
import type { Viewer } from '../../../lists/definition.ts';
import type { IssuedQuote } from './issued-quote.ts';

type Quote = Pick<IssuedQuote, 'status' | 'agent'>;

/**
 * Whether the viewer may issue the quote or change its last day, as the server has it: its agent and the provider's admins, until it
 * was answered or withdrawn (MOD-10, D-152).
 */
export const mayIssue = ({ status, agent }: Quote, { role, companyId }: Viewer): boolean =>
  (role === 'admin' || (role === 'agent' && agent?.id === companyId)) && !isEndedQuote(status);

/** Whether the quote waits for the viewer to issue it: it was requested, has a new version, or has expired. */
export const isToIssue = (quote: Quote, viewer: Viewer): boolean =>
  mayIssue(quote, viewer) && quote.status !== 'Open';
