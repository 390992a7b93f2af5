import { loadPart } from '../i18n/languages.ts';
import type { ExportTable } from './table.ts';

/**
 * The tables as the sheets of one Excel workbook: bold frozen labels, widths, numbers as numbers with two decimals at least,
 * days as dates, texts as texts whatever they begin with, so `=1+1` and `007` stay what was typed. The writer is loaded with the
 * first call; rejects when it can't be loaded.
 */
export async function tableXlsx(tables: readonly ExportTable[]): Promise<Blob> {
  const { workbook } = await loadPart(() => import('./workbook.ts'));
  return workbook(tables);
}
