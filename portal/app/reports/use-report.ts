import { useEffect, useMemo, useState } from 'react';
import type { Client } from '../../../shared/client/client.ts';
import { isAborted } from '../../../shared/client/client-error.ts';
import type { ReportMode } from '../../../shared/contract/reports.ts';
import { loadReport, type Report } from './load-report.ts';
import { periodProblem, type ReportQuery } from './report-query.ts';

interface Loading {
  /** The last one that was loaded, also while the next one is. */
  report: Report | undefined;
  isLoading: boolean;
  error: unknown;
  retry(): void;
}

/** Loads the report of the address; nothing is asked for a period that is none, nor again for another measure. */
export function useReport(client: Client, mode: ReportMode, query: ReportQuery): Loading {
  const [report, setReport] = useState<Report>();
  const [ended, setEnded] = useState<{ asked: string; error?: unknown }>();
  const [attempt, setAttempt] = useState(0);
  const { measure: _, ...filters } = query;
  const asked = JSON.stringify([mode, filters, attempt]);
  const isAsked = periodProblem(query) === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for the mode and the query
  useEffect(() => {
    if (!isAsked) return undefined;
    const request = new AbortController();
    loadReport(client, { mode, query }, request.signal).then(
      (loaded) => {
        setReport(loaded);
        setEnded({ asked });
      },
      (error: unknown) => {
        if (!isAborted(error)) setEnded({ asked, error });
      },
    );
    return () => request.abort();
  }, [client, asked, isAsked]);

  const { measure } = query;
  const shown = useMemo(
    () => report && { ...report, query: { ...report.query, measure } },
    [report, measure],
  );
  return {
    report: shown,
    isLoading: isAsked && ended?.asked !== asked,
    error: isAsked && ended?.asked === asked ? ended.error : undefined,
    retry: () => setAttempt(attempt + 1),
  };
}
