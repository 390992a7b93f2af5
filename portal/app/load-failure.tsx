import { Component, type ReactNode } from 'react';
import { useText } from '../../shared/i18n/use-text.ts';
import { Banner } from '../../shared/ui/banner/banner.tsx';

/** A page whose code did not arrive, or that failed to draw itself: says so and offers to load it again. */
export class LoadFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failure /> : this.props.children;
  }
}

function Failure() {
  const text = useText();
  return (
    <main>
      <Banner kind="error" onRetry={() => location.reload()}>
        <h1>{text('portal.failed.title')}</h1>
        <p>{text('portal.failed.text')}</p>
      </Banner>
    </main>
  );
}
