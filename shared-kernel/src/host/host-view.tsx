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
import { type SlotPlaces, slotPlaces } from './slot-places';

/**
 * A component of this page's React for a view that another React draws: it gives the view a root of its own, with this
 * page's session, cache, address and slots (docs/architecture.md, A remote with a React of its own).
 */
export const hostView =
  <Props extends object>(mount: MountGuest): ComponentType<Props> =>
  (props) => <HostedView mount={mount} props={props} />;

function HostedView({ mount, props }: { mount: MountGuest; props: object }) {
  const [slots] = useState(slotPlaces);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const title = useOwnTitle();
  const place = useGuest(mount, { props, slots, title, fail: (error) => setFailure({ error }) });
  // The boundary around every view of a remote tells of it, and offers to try again.
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

/** The element in which the guest stands. */
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

  // Of a page that is kept all other effects are at rest, and hear nothing when it goes for good.
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
      // Before the next page says what it is called.
      title.current = document.title;
      guest.current?.show({ ...shown.current, isKept: true });
    },
    [],
  );

  return place;
}

/** The title that a guest has given its page. A kept page finds it again, where effects of a guest do not start anew. */
function useOwnTitle() {
  const title = useRef<string | null>(null);
  useEffect(() => {
    if (title.current !== null) document.title = title.current;
  }, []);
  return title;
}

/** The shell says after the first drawing what it calls the page; what a screen has called it in that is more exact. */
function titleGivenBy(draw: () => void): string | null {
  const before = document.title;
  document.title = '';
  draw();
  if (document.title) return document.title;
  document.title = before;
  return null;
}
