import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import { propertyAtom } from '../../../shared/element/attributes.ts';
// The list of sheets is made of what this file imports.
import '../../../shared/ui/banner/banner.tsx';
import '../../../shared/ui/combobox/combobox.tsx';
import '../../../shared/ui/dialog/dialog.tsx';
import '../../../shared/ui/drawer/drawer.tsx';
import '../../../shared/ui/field/text-input.tsx';
import '../../../shared/ui/grid/date/calendar-editor.tsx';
import '../../../shared/ui/grid/grid.tsx';
import '../../../shared/ui/grid/problems/problem-list.tsx';
import '../../../shared/ui/multi-combobox/multi-combobox.tsx';
import '../../../shared/ui/number-field/number-field.tsx';
import '../../../shared/ui/spinner/spinner-overlay.tsx';

/** Draws the component that the test put into the property `content`. */
export function MountedTool() {
  const Content = useAtomValue(propertyAtom<{ draw: ComponentType }>('content'))?.draw;
  return Content ? <Content /> : null;
}
