import type { Column, Row, Viewer } from '../../../lists/definition.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import { CellValue } from './cell-value.tsx';

/** The content of a cell, as a link where the column leads somewhere. */
export function CellLink({ column, row, viewer }: { column: Column; row: Row; viewer: Viewer }) {
  const href = column.href?.(row, viewer);
  const value = <CellValue column={column} row={row} />;
  return href === undefined ? value : <PortalLink href={href}>{value}</PortalLink>;
}
