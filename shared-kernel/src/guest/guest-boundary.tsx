import { Component, type ReactNode } from 'react';
import { renewFailedViews } from '../ui';

export interface GuestBoundaryProps {
  children: ReactNode;
  onError: (error: unknown) => void;
}

/** Passes an error of the guest to its host, which shows the fallback of a broken view. */
export class GuestBoundary extends Component<GuestBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // The next root loads code that failed to load again.
    renewFailedViews();
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
