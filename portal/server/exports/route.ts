import { addAbortSignal, finished, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ExportFormat, ROWS_HEADER } from '../../../shared/contract/exports.ts';
import { exportFileName } from '../../../shared/export/file-name.ts';
import { withCurrentRights } from '../auth/as-caller.ts';
import { bearerOf } from '../auth/bearer.ts';
import { type QueryServices, queueName } from '../data-api/run-statement.ts';
import { readIds } from '../data-api/whole-list.ts';
import { attachment } from '../files/file-name.ts';
import { noteCaller, noteInLog } from '../http/log-facts.ts';
import { requestLanguage } from '../http/request-language.ts';
import type { Services } from '../services.ts';
import { csvStream } from './csv-stream.ts';
import { type ExportTable, exportTable } from './export-table.ts';
import { readList } from './read-list.ts';
import { languageOf, requestedList, requireExport } from './requested-list.ts';
import { exportSlots } from './slots.ts';
import { xlsxStream } from './xlsx-stream.ts';

/** How many exports run at the same time: the embedded database has one connection for everybody. */
const AT_ONCE = { embedded: 2, postgres: 8 };
const LONGEST_MS = 10 * 60_000;

const STREAMS: Record<ExportFormat, { type: string; write(table: ExportTable): Readable }> = {
  csv: { type: 'text/csv; charset=utf-8', write: csvStream },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: xlsxStream,
  },
};

/**
 * `POST /api/exports` (bearer; MOD-17, MOD-18): a list of the portal as a file, with the rows that the data API has for the
 * caller, in an answer that is made as it is read; `ExportRequest` is the body. {@link ROWS_HEADER} has the number of rows.
 * What fails after the first byte cuts the connection: an answer that comes to its end is whole.
 *
 * 409 `export_running` while one of the caller's is under way, 422 for a list that is too long, 503 while too many run.
 */
export function exportRoute(
  app: FastifyInstance,
  services: Services & Pick<QueryServices, 'queries'>,
  longestMs = LONGEST_MS,
): void {
  const take = exportSlots(AT_ONCE[services.database.kind]);
  app.post('/api/exports', async (request, reply) => {
    noteInLog(request, { operation: 'export' });
    const token = bearerOf(request);
    const known = await services.auth.callerOf(token);
    noteCaller(request, known);
    const asked = requireExport(request.body);
    const language = await languageOf(requestLanguage(asked.language, request.headers['accept-language']));
    const { definition, list, columns } = requestedList(asked, language);

    const facts = { address: request.ip, answered: Promise.resolve(), apart: ' export' };
    const free = take(queueName(known, request.ip));
    const { signal, limit, end } = limitedWork(request, longestMs);
    const leave = () => {
      end();
      free();
    };
    try {
      const { caller, ids } = await withCurrentRights(
        services.auth,
        { caller: known, token },
        async (caller) => ({
          caller,
          ids: await readIds(services, caller, list, facts),
        }),
      );
      noteInLog(request, { rows: ids.length });
      const title = language.text(definition.title);
      const rows = readList(services, caller, { list, ids, facts, signal });
      const { type, write } = STREAMS[asked.format];
      const { timeZone = 'UTC' } = asked;
      // Also where it waits for its reader, who may take a few bytes a minute: nothing else would ever end it.
      const file = addAbortSignal(limit, write(exportTable(title, columns, rows, { language, timeZone })));
      finished(file, (error) => {
        if (error && !signal.aborted) request.log.error({ err: error }, 'an export broke off');
        leave();
      });
      reply
        .type(type)
        .header('content-disposition', attachment(exportFileName([title], new Date(), asked.format)))
        .header(ROWS_HEADER, ids.length);
      return reply.send(file);
    } catch (error) {
      leave();
      throw error;
    }
  });
}

/** Work that ends with its connection, or at its limit of time. */
function limitedWork(
  { raw }: FastifyRequest,
  longestMs: number,
): { signal: AbortSignal; limit: AbortSignal; end(): void } {
  const ended = new AbortController();
  const limit = AbortSignal.timeout(longestMs);
  const end = () => ended.abort();
  raw.socket.once('close', end);
  return {
    signal: AbortSignal.any([ended.signal, limit]),
    limit,
    end() {
      raw.socket.off('close', end);
      end();
    },
  };
}
