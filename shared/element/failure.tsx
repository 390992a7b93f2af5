import { Component, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import * as styles from './failure.css.ts';

interface Properties {
  onFailure(error: unknown): void;
  onTryAgain(): void;
  children: ReactNode;
}

/** A failed render shows itself inside its own element and nowhere else. */
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

/** Stands on nothing but the texts: whatever else it used could be what has just failed. */
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
