import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { FailedState } from './failed-state';
import type { SlotContracts, SlotName } from './slot-contracts';

export interface SlotLoaderProps {
  name: SlotName;
  props: SlotContracts[SlotName];
  loading: ReactNode;
  /** What to show instead; `retry` is absent when only a reload can help. */
  failed: (retry: (() => void) | undefined) => ReactNode;
}

/** Alone, without a shell, an app has nobody to fetch another app's view. */
function NoLoader({ failed }: SlotLoaderProps) {
  return failed(undefined);
}

const SlotLoader = createContext<ComponentType<SlotLoaderProps>>(NoLoader);

/** Gives the page the way to load other apps' views; the shell does. `value` is a component. */
export const SlotLoaderProvider = SlotLoader.Provider;

export interface RemoteSlotProps<Name extends SlotName> {
  name: Name;
  props: SlotContracts[Name];
  /** In the shape of what comes. */
  loading: ReactNode;
  /** What the using app shows when the other one cannot be had; default: a failed state with retry. */
  failed?: SlotLoaderProps['failed'];
}

/** A view of another app, loaded when it is shown; that app's failure stays inside it. */
export function RemoteSlot<Name extends SlotName>({
  failed = (retry) => <FailedState onRetry={retry} />,
  ...slot
}: RemoteSlotProps<Name>) {
  const Loader = useContext(SlotLoader);
  return <Loader {...slot} failed={failed} />;
}
