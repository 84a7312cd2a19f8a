import { Component, type ReactNode } from 'react';
import { SHELL_COPY } from './copy.ts';

interface Props {
  children: ReactNode;
  /** Shown instead of the children when they fail; by default a message with a button to reload. */
  otherwise?: ReactNode;
}

/** Replaces a screen, or a part of it, whose code does not load, or throws: React would otherwise clear the whole page. */
export class ScreenBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, otherwise } = this.props;
    if (!this.state.hasFailed) return children;
    if (otherwise !== undefined) return otherwise;
    const { title, text, reload } = SHELL_COPY.notLoaded;
    return (
      <section className="screen" role="alert">
        <h1 className="text-3xl wide:text-4xl">{title}</h1>
        <p>{text}</p>
        <p>
          <button type="button" className="button" onClick={() => location.reload()}>
            {reload}
          </button>
        </p>
      </section>
    );
  }
}
