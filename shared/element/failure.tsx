import { Component, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import * as styles from './failure.css.ts';

interface Properties {
  onFailure(error: unknown): void;
  onTryAgain(): void;
  children: ReactNode;
}

/** Shows a message in place of a tool that failed to render; the page around it is not affected. */
export class FailureBoundary extends Component<Properties, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.failed ? <Failure onTryAgain={this.props.onTryAgain} /> : this.props.children;
  }
}

/** Uses nothing but the texts: any other component could be the one that has just failed. */
function Failure({ onTryAgain }: { onTryAgain(): void }) {
  const text = useText();
  return (
    <div role="alert" className={styles.banner}>
      <span>{text('common.unexpected')}</span>
      <button type="button" className={styles.again} onClick={onTryAgain}>
        {text('common.tryAgain')}
      </button>
    </div>
  );
}
