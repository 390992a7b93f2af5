/*
 * Runs before the first paint and imports nothing, because an import would come too late: sets the stored theme, so
 * that the device's theme never flashes. `settings/` applies later changes.
 */
try {
  const { theme } = JSON.parse(localStorage.getItem('LayoutConfig') ?? '{}');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Nothing readable is stored: the device's theme applies.
}

export {};
