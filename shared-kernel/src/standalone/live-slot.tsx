import { Component, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { SlotLoaderProps } from '../ui';
import { liveView } from './live-shop';
import { SlotPlaceholder } from './slot-placeholder';

interface BoundaryProps {
  children: ReactNode;
  fallback: (error: unknown) => ReactNode;
}

class Boundary extends Component<BoundaryProps, { failure: { error: unknown } | null }> {
  override state = { failure: null as { error: unknown } | null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}

/** Another app's view on a standalone page, from the live shop; otherwise a placeholder. */
export function LiveSlot({ name, props, loading }: SlotLoaderProps) {
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: React's lazy remembers a failure, so each attempt needs its own
  const View = useMemo(() => lazy(() => liveView(name)), [name, attempt]);
  return (
    <Boundary
      key={`${name} ${attempt}`}
      fallback={(error) => (
        <SlotPlaceholder
          name={name}
          props={props}
          why={error instanceof Error ? error.message : String(error)}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
    >
      <Suspense fallback={loading}>
        <div data-slot={name}>
          <View {...props} />
        </div>
      </Suspense>
    </Boundary>
  );
}
