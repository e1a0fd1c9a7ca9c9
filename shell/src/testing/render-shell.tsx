import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from 'shared-kernel/calls';
import { type Session, startSession } from 'shared-kernel/session';
import { type FakeAnswers, fakeApi } from 'shared-kernel/testing';
import type { Remotes } from '../remotes/remotes';
import { forgetDataOfPreviousBuyer } from '../session/forget-data-of-previous-buyer';
import { Shell } from '../shell';
import { fakeRemotes } from './fake-remotes';

export interface RenderShellOptions {
  /** Who is logged in; default: a visitor. */
  session?: Session;
  remotes?: Remotes;
  answers?: FakeAnswers;
}

const everydayAnswers: FakeAnswers = {
  'memberCart/amount': () => ({ amount: 0 }),
  'message/unread': () => ({ unread: 0 }),
  'member/web/logout': () => null,
  'client/customerqrcode': () => ({ url: '/service.png' }),
  'client/userqrcode': () => ({ url: '/chat.png' }),
};

/** Opens the shop at a path, in a browser that someone may be logged in to. */
export function renderShell(
  path: string,
  { session, remotes = fakeRemotes(), answers = {} }: RenderShellOptions = {},
) {
  const server = fakeApi({ ...everydayAnswers, ...answers });
  if (session) startSession(session);
  window.history.pushState(null, '', path);
  const queryClient = createQueryClient();
  forgetDataOfPreviousBuyer(queryClient);
  const view = render(
    <Shell
      remotes={remotes}
      site={{ title: '安澜医疗商城', notice: '测试环境' }}
      queryClient={queryClient}
    />,
  );
  return { ...view, ...server, queryClient, user: userEvent.setup() };
}

/** Path, query and hash that the browser is at. */
export const address = () => window.location.pathname + window.location.search + window.location.hash;
