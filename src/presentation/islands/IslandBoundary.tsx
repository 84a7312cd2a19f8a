import { Component, type ReactNode } from 'react';
import { rememberAnswers } from './answers.ts';
import { offerRetry } from './start-island.ts';

interface Props {
  element: HTMLElement;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
}

/**
 * Keeps the answers of an island when React recreates its elements: after a hydration mismatch caused by an extension
 * or a translation, or after an error. After an error it shows a notice, and recreates the island on request.
 */
export class IslandBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };
  putBackAnswers = rememberAnswers(this.props.element);

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  /** Runs before the elements of a failed island leave the page. */
  override getSnapshotBeforeUpdate(_props: Props, before: State): null {
    if (this.state.hasFailed && !before.hasFailed) this.putBackAnswers = rememberAnswers(this.props.element);
    return null;
  }

  override componentDidMount(): void {
    if (this.state.hasFailed) offerRetry(this.props.element, 'error', () => this.setState({ hasFailed: false }));
    else this.putBackAnswers();
  }

  override componentDidUpdate(): void {
    this.componentDidMount();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
