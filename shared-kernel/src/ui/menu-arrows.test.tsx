import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { moveInMenu } from './menu-arrows';

function Menu() {
  const menu = useRef<HTMLUListElement>(null);
  return (
    <ul ref={menu} onKeyDown={(event) => moveInMenu(event, menu.current)}>
      <li>
        <a href="#a">消毒</a>
        <div>
          <a href="#a1">湿巾</a>
          <a href="#a2">泡腾片</a>
        </div>
      </li>
      <li>
        <a href="#b">灭菌</a>
      </li>
      <li>
        <a href="#c">防护</a>
      </li>
    </ul>
  );
}

test.each([
  ['{ArrowDown}', '灭菌'],
  ['{ArrowUp}', '防护'],
  ['{ArrowRight}', '湿巾'],
  ['{ArrowRight}{ArrowDown}{ArrowDown}', '湿巾'],
  ['{ArrowRight}{ArrowUp}{ArrowLeft}', '消毒'],
  ['{End}', '防护'],
  ['{End}{Home}', '消毒'],
  ['{ArrowDown}{ArrowRight}', '防护'],
  ['{ArrowDown}{ArrowLeft}', '消毒'],
  ['{ArrowLeft}', '消毒'],
])('%s leads to %s', async (keys, name) => {
  render(<Menu />);
  screen.getByRole('link', { name: '消毒' }).focus();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('link', { name })).toHaveFocus();
});
