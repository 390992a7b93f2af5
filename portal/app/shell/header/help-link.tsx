import type { AnchorHTMLAttributes } from 'react';
import { useConfig } from '../../session/use-config.ts';

/**
 * Opens the provider's help site in a new tab (SHELL-04, SHELL-05): without `href` while the configuration loads, and
 * not drawn where no site is configured (SHELL-41, D-91).
 */
export function HelpLink(props: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'>) {
  const helpUrl = useConfig()?.helpUrl;
  if (helpUrl === '') return null;
  if (!helpUrl) return <a {...props} role="link" aria-disabled="true" />;
  return <a {...props} href={helpUrl} target="_blank" rel="noopener noreferrer" />;
}
