import {
  type ComponentProps,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useMemo,
  useState,
} from 'react';
import { Link, type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';

interface AddressParamsValue {
  /** The parameters of the address, or of the pending navigation. */
  params: URLSearchParams;
  setParams: (next: URLSearchParams, options?: NavigateOptions) => void;
  /** Announces the parameters of a pending navigation. */
  expect: (next: URLSearchParams) => void;
}

const AddressParamsContext = createContext<AddressParamsValue | null>(null);

/**
 * Provides the latest requested parameters of the address. The router shows a new address when its page is
 * rendered; until then a second choice would build on the old one, and undo the first.
 */
export function AddressParams({ children }: { children: ReactNode }) {
  const location = useLocation();
  const [shown, navigate] = useSearchParams();
  // Expected parameters hold for one location only, even if the next has the same address.
  const [expected, setExpected] = useState({ params: shown, at: location });
  const params = expected.at === location ? expected.params : shown;
  const value = useMemo(() => {
    const expect = (next: URLSearchParams) => setExpected({ params: next, at: location });
    return {
      params,
      setParams: (next: URLSearchParams, options?: NavigateOptions) => {
        expect(next);
        startTransition(() => navigate(next, options));
      },
      expect,
    };
  }, [params, location, navigate]);
  return <AddressParamsContext.Provider value={value}>{children}</AddressParamsContext.Provider>;
}

/** The parameters of the address, and how to change them. @throws Error outside `AddressParams` */
export function useAddressParams(): AddressParamsValue {
  const value = useContext(AddressParamsContext);
  if (value === null) throw new Error('useAddressParams needs AddressParams around it');
  return value;
}

export type ParamsLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & {
  /** The parameters of the link; the path stays. */
  params: URLSearchParams;
};

/** A link to this page with other parameters, which apply from the click on. */
export function ParamsLink({ params, ...props }: ParamsLinkProps) {
  const { expect } = useAddressParams();
  return (
    <Link
      {...props}
      to={{ search: params.toString() }}
      onClick={({ button, altKey, ctrlKey, metaKey, shiftKey }) => {
        const opensElsewhere = altKey || ctrlKey || metaKey || shiftKey;
        if (button === 0 && !opensElsewhere) expect(params);
      }}
    />
  );
}
