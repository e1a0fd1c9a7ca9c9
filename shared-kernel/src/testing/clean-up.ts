import { act } from '@testing-library/react';
import { config } from 'react-transition-group';
import { endSession } from '../session';
import { forgetAnswers } from './fake-api';

// Without animations, so that no dialog or toast outlives its test.
config.disabled = true;

/** Each test starts like a new browser: no session, no storage, no toast or dialog, no fake answers. */
afterEach(async () => {
  endSession();
  localStorage.clear();
  sessionStorage.clear();
  forgetAnswers();
  // Lets a pending toast appear.
  await act(async () => {});
  if (document.querySelector('.arco-message-wrapper, .arco-modal')) await removeFeedback();
});

async function removeFeedback(): Promise<void> {
  const { Message, Modal } = await import('@arco-design/web-react');
  const body = document.createElement('div');
  act(() => {
    // A new container makes Arco drop the old one's toasts, which would take time to fade.
    Message.config({ getContainer: () => body });
    Modal.destroyAll();
  });
  document.body.replaceChildren(body);
}
