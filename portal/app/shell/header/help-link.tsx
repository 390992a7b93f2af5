import type { AnchorHTMLAttributes } from 'react';
import { useConfig } from '../../session/use-config.ts';

/**
 * Leads to the provider's help site in a new tab (SHELL-04, SHELL-05): nowhere until its address is known, and not there
 * at all where none is configured (SHELL-41, D-91).
 */
export function HelpLink(props: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'>) {
  const helpUrl = useConfig()?.helpUrl;
  if (helpUrl === '') return null;
  if (!helpUrl) return <a {...props} role="link" aria-disabled="true" />;
  return <a {...props} href={helpUrl} target="_blank" rel="noopener noreferrer" />;
}
