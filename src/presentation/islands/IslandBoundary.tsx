import { Component, type ReactNode } from 'react';
import { rememberAnswers } from './answers.ts';
import { offerAgain } from './start-island.ts';

interface Props {
  /** Container of the island. */
  element: HTMLElement;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
}

/**
 * Keeps the answers of an island whose elements are made anew: when its page shows other ones than React expects, as after an
 * extension or a translation, and when an error ends it. It then says so, and makes it anew when asked.
 */
export class IslandBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };
  putBackAnswers = rememberAnswers(this.props.element);

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  /** Called before the elements of an island that has failed leave the page. */
  override getSnapshotBeforeUpdate(_props: Props, before: State): null {
    if (this.state.hasFailed && !before.hasFailed) this.putBackAnswers = rememberAnswers(this.props.element);
    return null;
  }

  override componentDidMount(): void {
    if (this.state.hasFailed) offerAgain(this.props.element, 'error', () => this.setState({ hasFailed: false }));
    else this.putBackAnswers();
  }

  override componentDidUpdate(): void {
    this.componentDidMount();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
