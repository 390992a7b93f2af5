import { useText } from '../../../shared/i18n/use-text.ts';
import { useLayoutConfig } from '../settings/layout-config.ts';
import { texts } from './texts/index.ts';

/** Whether single keys work, and where that is set (WCAG 2.1.4). */
export function useSubtitle(): string {
  const text = useText(texts);
  const [{ shortcuts }] = useLayoutConfig();
  return text(shortcuts ? 'shortcuts.subtitle' : 'shortcuts.subtitle.off');
}
