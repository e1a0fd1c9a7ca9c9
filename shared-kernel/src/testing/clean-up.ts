import { act } from '@testing-library/react';
import { config } from 'react-transition-group';
import { endSession } from '../session';
import { forgetAnswers } from './fake-api';

// Arco's dialogs and toasts come and go at once, so that none outlives the test that opened it.
config.disabled = true;

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
