import {
  DataEditor,
  type EditListItem,
  type GridCell,
  GridCellKind,
  type Item,
} from '@glideapps/glide-data-grid';
import { createElement, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { GridRow } from '../../../../shared/ui/grid/model/grid-model.ts';
import { withStylesheet } from '../stylesheet.ts';
import { COUNT, IDS, linesOf, withText } from './lines.ts';

const columns = IDS.map((id) => ({ id, title: id, width: 100 }));

/** Glide Data Grid, which draws its cells on a canvas and edits in a text area above it. */
function Glide() {
  const [rows, setRows] = useState<readonly GridRow[]>(() => linesOf(COUNT, 'row'));
  const getCellContent = useCallback(
    ([column, row]: Item): GridCell => {
      const data = rows[row]?.cells[IDS[column]!] ?? '';
      return { kind: GridCellKind.Text, data, displayData: data, allowOverlay: true };
    },
    [rows],
  );
  /** Also a paste, which it takes apart itself. */
  const onCellsEdited = (edits: readonly EditListItem[]) => {
    setRows((before) => {
      const after = [...before];
      for (const { location, value } of edits) {
        const [column, row] = location;
        if (value.kind === GridCellKind.Text) after[row] = withText(after[row]!, IDS[column]!, value.data);
      }
      return after;
    });
    return true;
  };
  return (
    <DataEditor
      width="100%"
      height="72vh"
      columns={columns}
      rows={rows.length}
      freezeColumns={1}
      getCellContent={getCellContent}
      getCellsForSelection
      onCellsEdited={onCellsEdited}
      onPaste
    />
  );
}

/** Draws it outside of any shadow root, for which its stylesheet is not made; gives when the drawing began. */
export const drawGlide = (): Promise<number> =>
  withStylesheet('/glide.css', () => {
    // What it edits in.
    const portal = Object.assign(document.createElement('div'), { id: 'portal' });
    portal.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9';
    const place = document.createElement('div');
    document.body.append(place, portal);
    createRoot(place).render(createElement(Glide));
  });
