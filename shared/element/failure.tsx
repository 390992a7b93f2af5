import { Component, type ReactNode } from 'react';
import type { IdOf, Translate } from '../i18n/define-texts.ts';
import type { texts } from '../i18n/texts/index.ts';
import { useText } from '../i18n/use-text.ts';
import * as styles from './failure.css.ts';
import { ReplacedFunctions } from './page-scripts.ts';

interface Properties {
  onFailure(error: unknown): void;
  onTryAgain(): void;
  children: ReactNode;
}

/** Shows a message in place of a tool that failed to render; the page around it is not affected. */
export class FailureBoundary extends Component<Properties, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <Failure error={failure.error} onTryAgain={this.props.onTryAgain} />;
  }
}

/** Uses nothing but the texts: any other component could be the one that has just failed. */
function Failure({ error, onTryAgain }: { error: unknown; onTryAgain(): void }) {
  const text = useText();
  return (
    <div role="alert" className={styles.banner}>
      <span>{failureMessage(error, text)}</span>
      <button type="button" className={styles.again} onClick={onTryAgain}>
        {text('common.tryAgain')}
      </button>
    </div>
  );
}

/** What is said of an error that a tool was drawn with. */
export const failureMessage = (error: unknown, text: Translate<IdOf<typeof texts>>): string =>
  error instanceof ReplacedFunctions
    ? text('error.pageScripts', { names: error.names.join(', ') })
    : text('common.unexpected');
