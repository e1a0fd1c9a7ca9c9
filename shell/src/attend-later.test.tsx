import { fireEvent, screen, waitFor } from '@testing-library/react';
import { attendLater } from './attend-later';
import { fakeRemotes } from './testing/fake-remotes';
import { renderShell } from './testing/render-shell';

test('a pointer that came to rest on a link before its follower had loaded is heard', async () => {
  const remotes = fakeRemotes();
  const { queryClient } = renderShell('/home', { remotes });
  const link = await screen.findByRole('link', { name: '去惊喜专区' });
  attendLater({ remotes, queryClient });
  fireEvent.pointerOver(document.body);
  fireEvent.pointerOver(link);
  await waitFor(() => expect(remotes.prefetched).toContain('/home/surprise'));
});
