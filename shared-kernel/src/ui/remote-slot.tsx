import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { FailedState } from './failed-state';
import type { SlotContracts, SlotName } from './slot-contracts';

export interface SlotLoaderProps {
  name: SlotName;
  props: SlotContracts[SlotName];
  loading: ReactNode;
  /** The fallback; `retry` is absent when only a reload can help. */
  failed: (retry: (() => void) | undefined) => ReactNode;
}

/** Without a shell nobody can load another app's view. */
function NoLoader({ failed }: SlotLoaderProps) {
  return failed(undefined);
}

const SlotLoader = createContext<ComponentType<SlotLoaderProps>>(NoLoader);

/** Provides the component that loads other apps' views; the shell does. */
export const SlotLoaderProvider = SlotLoader.Provider;

export interface RemoteSlotProps<Name extends SlotName> {
  name: Name;
  props: SlotContracts[Name];
  /** In the shape of the view. */
  loading: ReactNode;
  /** The using app's fallback when the view cannot be loaded; default: a failed state with retry. */
  failed?: SlotLoaderProps['failed'];
}

/** A view of another app, loaded when it is shown; its failures stay inside it. */
export function RemoteSlot<Name extends SlotName>({
  failed = (retry) => <FailedState onRetry={retry} />,
  ...slot
}: RemoteSlotProps<Name>) {
  const Loader = useContext(SlotLoader);
  return <Loader {...slot} failed={failed} />;
}
