import { useQueryClient } from '@tanstack/react-query';
import {
  type ComponentType,
  useEffect,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Guest, GuestView, Host, MountGuest } from './guest';
import { HostedSlots } from './hosted-slots';
import { type SlotPlaces, slotPlaces } from './slot-elements';

/**
 * A component of this page's React for a view that another React renders: it gives the view its own root,
 * with this page's session, cache, location and slots (docs/architecture.md, A remote with a React of its
 * own).
 */
export const hostView =
  <Props extends object>(mount: MountGuest): ComponentType<Props> =>
  (props) => <HostedView mount={mount} props={props} />;

function HostedView({ mount, props }: { mount: MountGuest; props: object }) {
  const [slots] = useState(slotPlaces);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const title = useOwnTitle();
  const place = useGuest(mount, { props, slots, title, fail: (error) => setFailure({ error }) });
  // The boundary around every remote view reports it and offers a retry.
  if (failure) throw failure.error;
  return (
    <>
      <div ref={place} style={{ display: 'contents' }} />
      <HostedSlots places={slots} />
    </>
  );
}

interface Lent {
  props: object;
  slots: SlotPlaces;
  title: { current: string | null };
  fail: (error: unknown) => void;
}

/** The element that holds the guest. */
function useGuest(mount: MountGuest, { props, slots, title, fail }: Lent) {
  const place = useRef<HTMLDivElement>(null);
  const guest = useRef<Guest | null>(null);
  const id = useId();
  const queryClient = useQueryClient();
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const lastNavigate = useRef(navigate);
  const view: GuestView = { props, location, navigationType, isKept: false };
  const shown = useRef(view);

  // All other effects of a hidden page are unmounted, and would miss its removal.
  useInsertionEffect(() => () => queueMicrotask(() => guest.current?.unmount()), []);

  useLayoutEffect(() => {
    lastNavigate.current = navigate;
    shown.current = view;
    if (guest.current) return guest.current.show(view);
    if (!place.current) return;
    const host: Host = {
      id,
      queryClient,
      navigate: (to, options) => {
        void (typeof to === 'number' ? lastNavigate.current(to) : lastNavigate.current(to, options));
      },
      showSlot: slots.show,
      removeSlot: slots.remove,
      fail,
    };
    guest.current = mount(place.current, host);
    title.current = titleGivenBy(() => guest.current?.show(view));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page is left
  useLayoutEffect(
    () => () => {
      // Before the next page sets its title.
      title.current = document.title;
      guest.current?.show({ ...shown.current, isKept: true });
    },
    [],
  );

  return place;
}

/**
 * The title that a guest has set. It is restored when a cached page is shown again, because the guest's
 * effects do not run again.
 */
function useOwnTitle() {
  const title = useRef<string | null>(null);
  useEffect(() => {
    if (title.current !== null) document.title = title.current;
  }, []);
  return title;
}

/**
 * The shell sets the title after the first render; a title that a screen set in that render is more specific.
 */
function titleGivenBy(draw: () => void): string | null {
  const before = document.title;
  document.title = '';
  draw();
  if (document.title) return document.title;
  document.title = before;
  return null;
}
