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
  /** What the address says, or will say in a moment. */
  params: URLSearchParams;
  setParams: (next: URLSearchParams, options?: NavigateOptions) => void;
  /** Tells that the address is about to say this. */
  expect: (next: URLSearchParams) => void;
}

const AddressParamsContext = createContext<AddressParamsValue | null>(null);

/**
 * Keeps the parameters of the address as they were asked for last. The router shows a new address when the page for it
 * is drawn; until then a second choice would build on the old one, and undo the first.
 */
export function AddressParams({ children }: { children: ReactNode }) {
  const location = useLocation();
  const [shown, navigate] = useSearchParams();
  // What was expected at one location is over with the next one, be it the same address again.
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

/** Parameters of the address, and how to change them. @throws Error outside `AddressParams` */
export function useAddressParams(): AddressParamsValue {
  const value = useContext(AddressParamsContext);
  if (value === null) throw new Error('useAddressParams needs AddressParams around it');
  return value;
}

export type ParamsLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & {
  /** What the link puts into the address; the path stays. */
  params: URLSearchParams;
};

/** A link to this page with other parameters, which hold from the click on. */
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
