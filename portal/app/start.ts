/*
 * Runs before the first paint, and alone, because a second file would come too late: who has chosen another theme than
 * the device's sees no flash of that one. From then on `settings/` keeps the choice on the page.
 */
try {
  const { theme } = JSON.parse(localStorage.getItem('LayoutConfig') ?? '{}');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Nothing is stored that could be read: the device decides.
}

export {};
