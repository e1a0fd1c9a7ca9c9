import type { Message } from '@arco-design/web-react';
import { limits } from '../domain';
import { Button } from './button';

export interface ToastAction {
  name: string;
  onClick: () => void;
}

/** Loaded by the first `toast`, beside Arco's part. */
export function showMessage(
  message: typeof Message,
  kind: 'success' | 'warning' | 'error',
  text: string,
  actions: readonly ToastAction[],
): void {
  // The text is the id: the same message from several calls that fail at once is one toast.
  const close = message[kind]({
    id: text,
    duration: actions.length > 0 ? limits.toastWithActionsMs : limits.toastMs,
    content: (
      <span>
        {text}
        {actions.map(({ name, onClick }) => (
          <Button
            key={name}
            kind="text"
            onClick={() => {
              close();
              onClick();
            }}
          >
            {name}
          </Button>
        ))}
      </span>
    ),
  });
}
