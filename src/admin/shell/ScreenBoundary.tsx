import { Component, type ReactNode } from 'react';
import { SHELL_COPY } from './copy.ts';

/** Replaces a screen whose code does not load, or throws. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
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
