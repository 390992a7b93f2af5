import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { PaperRequest } from '../../../shared/contract/papers.ts';
import { formatsOf } from '../../../shared/i18n/formats.ts';
import { texts } from '../../papers/texts.ts';
import { inputMessage } from '../actions/input-message.ts';
import { withCurrentRights } from '../auth/as-caller.ts';
import { bearerOf } from '../auth/bearer.ts';
import { attachment } from '../files/file-name.ts';
import { invalid } from '../http/errors/api-error.ts';
import { noteCaller, noteInLog } from '../http/log-facts.ts';
import { requestLanguage } from '../http/request-language.ts';
import { pdfLocale } from '../pdf/font-files.ts';
import { languageName } from '../pdf/language-name.ts';
import { askedPaper, type PaperServices } from './asked-paper.ts';
import { writePaper } from './write-paper.ts';

/**
 * `POST /api/papers` (bearer; MOD-09): an invoice, a credit note or a statement as a PDF, of what the caller may see; `PaperRequest`
 * is the body. In the language asked for, or in English, which it then says, where no font has its letters.
 *
 * 404 alike for a document that there isn't and one that isn't the caller's to see, 422 for any other body.
 */
export function paperRoute(app: FastifyInstance, services: PaperServices): void {
  app.post('/api/papers', async (request, reply) => {
    noteInLog(request, { operation: 'paper' });
    const token = bearerOf(request);
    const known = await services.auth.callerOf(token);
    noteCaller(request, known);
    const parsed = v.safeParse(PaperRequest, request.body, { abortEarly: true });
    if (!parsed.success) throw invalid(inputMessage(parsed.issues[0]));
    const asked = parsed.output;
    const language = requestLanguage(asked.language, request.headers['accept-language']);
    const locale = pdfLocale(language);
    const text = await texts.load(locale);
    const facts = { address: request.ip, answered: Promise.resolve(), apart: ' paper' };
    const { paper, name, day } = await withCurrentRights(services.auth, { caller: known, token }, (caller) =>
      askedPaper({ services, caller, facts, requestId: request.id }, asked, {
        text,
        formats: formatsOf(locale),
      }),
    );
    const page = (page: string, pages: string) => text('paper.page', { page, pages });
    const otherLanguage =
      language === locale ? null : text('paper.language', { language: languageName(language, locale) });
    const pdf = await writePaper(paper, { locale, day, boxes: text('paper.boxes'), otherLanguage, page });
    reply.type('application/pdf').header('content-disposition', attachment(`${name}.pdf`));
    return reply.send(Buffer.from(pdf));
  });
}
