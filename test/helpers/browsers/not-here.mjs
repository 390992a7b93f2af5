const MEDIA = 'only Chromium can be told to print, to be dark, and that its user wants no motion';

/**
 * Tests that a browser beside Chromium doesn't let run, each with the reason: there they are skipped by name. `test` is the
 * beginning of the test's own name.
 *
 * @type {{ file: string, test: string, browsers: ('firefox' | 'webkit')[], why: string }[]}
 */
export const NOT_HERE = [
  ...[
    ['shared/theme/root.browser.test.ts', 'I18N-11 follows the color-scheme of its page'],
    ['shared/theme/root.browser.test.ts', 'D-146 prints dark on white'],
    ['shared/ui/drawer/drawer.browser.test.tsx', 'does not slide for who wants no motion'],
    ['shared/ui/grid/window.browser.test.tsx', 'D-146 prints every text whole'],
    ['shared/ui/multi-combobox/appearance.browser.test.tsx', 'D-146 prints all chips'],
    ['widgets/air-rates/compare/compare-dialog.browser.test.tsx', 'AIR-74 is printed whole'],
  ].map(([file, test]) => ({ file, test, browsers: ['firefox', 'webkit'], why: MEDIA })),
  {
    file: 'shared/ui/multi-combobox/pointer.browser.test.tsx',
    test: 'closes with a touch beside it',
    browsers: ['firefox'],
    why: 'it has touch events on touch screens alone',
  },
  {
    file: 'shared/ui/field/composition.browser.test.tsx',
    test: 'stays open at an Escape that is the input method’s',
    browsers: ['webkit'],
    why: 'it cancels a dialog by a made Escape, also by one that is prevented, and a real one can’t come from an input method',
  },
];
