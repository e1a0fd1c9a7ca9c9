import { act, render, screen } from '@testing-library/react';
import { endSession, startSession } from './session';
import { useSession } from './use-session';

function Greeting() {
  return <p>{useSession()?.user.clientName ?? '访客'}</p>;
}

test('a component follows the session', () => {
  render(<Greeting />);
  expect(screen.getByText('访客')).toBeVisible();
  act(() => startSession({ token: 't', user: { id: '7', clientName: '临江医院', clientType: 1 } }));
  expect(screen.getByText('临江医院')).toBeVisible();
  act(() => endSession());
  expect(screen.getByText('访客')).toBeVisible();
});
