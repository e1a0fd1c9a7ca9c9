import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as react from 'react';
import { Component, type ComponentType, type ReactNode, useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { CallsProvider, callKey, createQueryClient, type QueryClient } from '../calls';
import { hostView } from '../host';
import { fakeApi } from '../testing';
import { type SlotLoaderProps, SlotLoaderProvider, usePageTitle } from '../ui';

/** The modules of an app compiled with its own React: none is shared with the page. */
interface Copy {
  react: typeof import('react');
  router: typeof import('react-router-dom');
  calls: typeof import('../calls');
  ui: typeof import('../ui');
  guest: typeof import('.');
}

function ownCopy(): Copy {
  let copy: Copy | undefined;
  jest.isolateModules(() => {
    copy = {
      react: jest.requireActual('react'),
      router: jest.requireActual('react-router-dom'),
      calls: jest.requireActual('../calls'),
      ui: jest.requireActual('../ui'),
      guest: jest.requireActual('.'),
    };
  });
  if (!copy) throw new Error('no copy');
  return copy;
}

const copy = ownCopy();
const { createElement: h } = copy.react;

/** Opens an app's exposed view in a page of the shell. */
function open<Props extends object>(
  View: ComponentType<Props>,
  {
    props = {} as Props,
    path = '/courses',
    loader,
  }: { props?: Props; path?: string; loader?: ComponentType<SlotLoaderProps> } = {},
) {
  const Hosted = hostView<Props>(copy.guest.mountable(View as ComponentType, ['/courses']));
  const client = createQueryClient();
  const page = (shown: Props) => (
    <CallsProvider client={client}>
      <MemoryRouter initialEntries={['/home', path]}>
        <Boundary>
          <Routes>
            <Route
              path="/courses/*"
              element={
                loader ? (
                  <SlotLoaderProvider value={loader}>
                    <Hosted {...shown} />
                  </SlotLoaderProvider>
                ) : (
                  <Hosted {...shown} />
                )
              }
            />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </Boundary>
      </MemoryRouter>
    </CallsProvider>
  );
  const view = render(page(props));
  return { client, user: userEvent.setup(), change: (next: Props) => view.rerender(page(next)), ...view };
}

const Elsewhere = () => <p>at {useLocation().pathname}</p>;

class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined as unknown };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <p role="alert">
        {String(this.state.error)}
        <button type="button" onClick={() => this.setState({ error: undefined })}>
          again
        </button>
      </p>
    );
  }
}

test('the copies are two', () => {
  expect(copy.react.useState).not.toBe(react.useState);
});

test('a view is rendered at once, with its props, and follows them', async () => {
  const { change } = open(({ label }: { label: string }) => h('h1', null, label), { props: { label: 'a' } });
  expect(screen.getByRole('heading', { name: 'a' })).toBeVisible();
  act(() => change({ label: 'b' }));
  expect(await screen.findByRole('heading', { name: 'b' })).toBeVisible();
});

test('it has the page’s location and navigates', async () => {
  const { Link, Route: OwnRoute, Routes: OwnRoutes, useParams } = copy.router;
  const course = () => h('p', null, `course ${useParams()['id']}`, h(Link, { to: '/home' }, 'home'));
  const { user } = open(() =>
    h(
      OwnRoutes,
      null,
      h(OwnRoute, { index: true, element: h(Link, { to: '7' }, 'seven') }),
      h(OwnRoute, { path: ':id', element: h(course) }),
    ),
  );
  expect(screen.getByRole('link', { name: 'seven' })).toHaveAttribute('href', '/courses/7');
  await user.click(screen.getByRole('link', { name: 'seven' }));
  expect(await screen.findByText('course 7')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'home' }));
  expect(await screen.findByText('at /home')).toBeVisible();
  expect(screen.queryByText('course 7')).toBeNull();
});

test('its calls are answered from the page’s cache, and it follows that cache', async () => {
  const { requests } = countingApi();
  const { client } = open(() => {
    const { data } = copy.calls.useCall('message/unread', {});
    const nothing = copy.calls.useCall('order/latest', null);
    return h('p', null, `${data?.unread} unread, ${nothing.fetchStatus}`);
  });
  expect(await screen.findByText('3 unread, idle')).toBeVisible();
  expect(client.getQueryData(callKey('message/unread', {}))).toEqual({ unread: 3 });
  act(() => void client.setQueryData(callKey('message/unread', {}), { unread: 4 }));
  expect(await screen.findByText('4 unread, idle')).toBeVisible();
  expect(requests).toEqual(['message/unread']);
});

function countingApi() {
  const requests: string[] = [];
  fakeApi({
    'message/unread': () => {
      requests.push('message/unread');
      return { unread: 3 };
    },
  });
  return { requests };
}

const { Activity } = react as {
  Activity?: ComponentType<{ mode: 'visible' | 'hidden'; children: ReactNode }>;
};
// React 18 has no Activity, so there is nothing to test on it.
const onCachedPages = Activity ? test : test.skip;

const OtherGuest = hostView(
  copy.guest.mountable(() => {
    copy.ui.usePageTitle('of another guest');
    return null;
  }),
);

/** A page that is shown, cached while another one is shown, or unmounted. */
function Switched({ Hosted, client }: { Hosted: ComponentType; client: QueryClient }) {
  const [shown, show] = useState<'visible' | 'hidden' | 'gone'>('visible');
  return (
    <CallsProvider client={client}>
      <MemoryRouter>
        {(['visible', 'hidden', 'gone'] as const).map((state) => (
          <button key={state} type="button" onClick={() => show(state)}>
            {state}
          </button>
        ))}
        {Activity && shown !== 'gone' && (
          <Activity mode={shown}>
            <Hosted />
          </Activity>
        )}
        {shown === 'hidden' && <OtherGuest />}
      </MemoryRouter>
    </CallsProvider>
  );
}

onCachedPages('on a kept page it keeps its state and asks for nothing; it goes with the page', async () => {
  const { requests } = countingApi();
  let left = false;
  const Hosted = hostView(
    copy.guest.mountable(() => {
      const [text, setText] = copy.react.useState('');
      const { data } = copy.calls.useCall('message/unread', {});
      copy.react.useEffect(
        () => () => {
          left = true;
        },
        [],
      );
      return h(
        'div',
        null,
        `${data?.unread}`,
        h('input', { value: text, onChange: (e) => setText(e.currentTarget.value) }),
      );
    }),
  );
  const client = createQueryClient();
  const user = userEvent.setup();
  render(<Switched Hosted={Hosted} client={client} />);
  await user.type(await screen.findByRole('textbox'), 'kept');
  document.title = 'of the guest';
  await user.click(screen.getByRole('button', { name: 'hidden' }));
  expect(document.title).toBe('of another guest');
  await act(() => client.invalidateQueries());
  expect(requests).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'visible' }));
  expect(screen.getByRole('textbox')).toHaveValue('kept');
  expect(document.title).toBe('of the guest');
  await waitFor(() => expect(requests).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'hidden' }));
  expect(left).toBe(false);
  await user.click(screen.getByRole('button', { name: 'gone' }));
  await waitFor(() => expect(left).toBe(true));
});

test('its page title wins over the shell’s', () => {
  const Hosted = hostView(
    copy.guest.mountable(() => {
      copy.ui.usePageTitle('of the guest');
      return null;
    }),
  );
  render(
    <CallsProvider client={createQueryClient()}>
      <MemoryRouter>
        <Titled />
        <Hosted />
      </MemoryRouter>
    </CallsProvider>,
  );
  expect(document.title).toBe('of the guest');
});

function Titled() {
  usePageTitle('of the route');
  return null;
}

test('its error breaks its slot, which can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const { user } = open(() => {
    if (broken) throw new Error('no course');
    return h('h1', null, 'courses');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('no course');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'again' }));
  expect(await screen.findByRole('heading', { name: 'courses' })).toBeVisible();
});

test('views of other apps are rendered in it by the page; their fallbacks by the guest', async () => {
  const { RemoteSlot } = copy.ui;
  const { user } = open(
    () =>
      h(
        'section',
        { 'aria-label': 'guest' },
        h(RemoteSlot, {
          name: 'cart/goods-table',
          props: { label: 'goods', goods: [] },
          loading: h('p', null, 'loading'),
          failed: (retry) => h('button', { type: 'button', onClick: retry }, 'retry'),
        }),
      ),
    { loader: FailsOnce },
  );
  const guest = screen.getByRole('region', { name: 'guest' });
  await user.click(await screen.findByRole('button', { name: 'retry' }));
  expect(await screen.findByText('loading')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'come' }));
  const shown = await screen.findByText('goods of the page');
  expect(guest).toContainElement(shown);
  await waitFor(() => expect(screen.queryByText('loading')).toBeNull());
  expect(screen.queryByRole('button', { name: 'retry' })).toBeNull();
});

/** Fails, then waits for a press, then shows the view. */
function FailsOnce({ props, loading, failed }: SlotLoaderProps) {
  const [step, setStep] = useState(0);
  if (step === 0) return failed(() => setStep(1));
  if (step === 2) return <p>{(props as { label: string }).label} of the page</p>;
  return (
    <>
      {loading}
      <button type="button" onClick={() => setStep(2)}>
        come
      </button>
    </>
  );
}
