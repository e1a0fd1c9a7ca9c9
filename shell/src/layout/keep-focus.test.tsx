import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { keepFocus } from './keep-focus';

beforeAll(keepFocus);

function Lines() {
  const [lines, setLines] = useState(['甲', '乙']);
  const [count, setCount] = useState(2);
  return (
    <>
      <ul aria-label="清单">
        {lines.map((line) => (
          <li key={line}>
            <button type="button" onClick={() => setLines(lines.filter((other) => other !== line))}>
              移除 {line}
            </button>
          </li>
        ))}
      </ul>
      <p>
        <button type="button" disabled={count <= 1} onClick={() => setCount(count - 1)}>
          减少
        </button>
        <input aria-label="数量" value={count} readOnly />
      </p>
    </>
  );
}

test('who removes a line by keyboard stays in its list', async () => {
  render(<Lines />);
  screen.getByRole('button', { name: '移除 甲' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('list', { name: '清单' })).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '移除 乙' })).toHaveFocus();
});

test('who counts down to the end by keyboard is left in the quantity', async () => {
  render(<Lines />);
  screen.getByRole('button', { name: '减少' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('数量')).toHaveFocus());
});

test('what a pointer does moves no focus', async () => {
  render(<Lines />);
  await userEvent.click(screen.getByRole('button', { name: '移除 甲' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '移除 甲' })).not.toBeInTheDocument());
  expect(document.body).toHaveFocus();
});
