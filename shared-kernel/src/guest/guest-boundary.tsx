import { Component, type ReactNode } from 'react';
import { renewFailedViews } from '../ui';

export interface GuestBoundaryProps {
  children: ReactNode;
  onError: (error: unknown) => void;
}

/** Hands an error of the guest to its host, which shows what stands in for a broken view. */
export class GuestBoundary extends Component<GuestBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // Code that did not come is asked for anew by the next root.
    renewFailedViews();
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
