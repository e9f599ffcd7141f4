import { Component, type ComponentType, type ReactNode } from 'react';

/** What stands in the place of an island that failed. */
export type Crash = ComponentType<{ readonly error: unknown; readonly tryAgain: () => void }>;

interface Props {
  readonly Crash: Crash;
  /** Called once React has taken the part over. */
  readonly onAlive: () => void;
  readonly children?: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly hasCrashed: boolean;
}

/** Around each interactive part of a page: when it throws, its place says so, and the rest of the page lives on. */
export class IslandBoundary extends Component<Props, State> {
  override state: State = { error: undefined, hasCrashed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasCrashed: true };
  }

  override componentDidMount(): void {
    this.props.onAlive();
  }

  readonly tryAgain = (): void => this.setState({ error: undefined, hasCrashed: false });

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    const { Crash } = this.props;
    return (
      <div role="alert" className="island-crash">
        <Crash error={this.state.error} tryAgain={this.tryAgain} />
      </div>
    );
  }
}
