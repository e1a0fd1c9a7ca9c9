import { act } from '@testing-library/react';
import { endSession } from '../session';
import { forgetAnswers } from './fake-api';

/** Each test starts as a new browser does: no session, no storage, no toast or dialog, nothing answered. */
afterEach(async () => {
  endSession();
  localStorage.clear();
  sessionStorage.clear();
  forgetAnswers();
  // Lets a toast that is on its way arrive.
  await act(async () => {});
  if (document.querySelector('.arco-message-wrapper, .arco-modal')) await removeFeedback();
});

async function removeFeedback(): Promise<void> {
  const { Message, Modal } = await import('@arco-design/web-react');
  const body = document.createElement('div');
  act(() => {
    // A new container makes Arco forget the toasts of the old one, which would take their time to fade.
    Message.config({ getContainer: () => body });
    Modal.destroyAll();
  });
  document.body.replaceChildren(body);
}
