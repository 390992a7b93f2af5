import { useText } from '../../../shared/i18n/use-text.ts';
import { useConfig } from '../session/use-config.ts';
import { texts } from '../texts/index.ts';

/** The title of the browser's tab; React lifts it into the head. */
export function PageTitle({ of }: { of: string }) {
  const text = useText(texts);
  const config = useConfig();
  return <title>{`${of} · ${config?.providerName || text('portal.name')}`}</title>;
}
