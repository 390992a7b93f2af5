import { Component, type ReactNode, useEffect } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { texts } from '../texts/index.ts';

interface PageErrorBoundaryProps {
  /** The page is inside a layout that already has the `main` element. */
  inside?: boolean | undefined;
  children: ReactNode;
}

/**
 * Error boundary of a page whose code failed to load or that failed to render: shows a message with a retry, and
 * reloads by itself when the connection is back.
 */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failure inside={this.props.inside} /> : this.props.children;
  }
}

function Failure({ inside = false }: Pick<PageErrorBoundaryProps, 'inside'>) {
  const text = useText(texts);
  const Place = inside ? 'div' : 'main';
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <Place>
      <Banner kind="error" onRetry={reload}>
        <h1>{text('portal.failed.title')}</h1>
        <p>{text('portal.failed.text')}</p>
      </Banner>
    </Place>
  );
}

const reload = () => location.reload();
