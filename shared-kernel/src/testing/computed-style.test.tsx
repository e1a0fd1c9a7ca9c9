import { render } from '@testing-library/react';

/** jsdom's own answers: those of a window that `tooling/jest/quick-computed-style.mjs` has not reached. */
function ownWindow(): Window & typeof globalThis {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const window = frame.contentWindow;
  if (!window) throw new Error('jsdom opens no window for a frame');
  return window as Window & typeof globalThis;
}

const asked = ['display', 'visibility', 'pointerEvents', 'opacity', 'color', 'width'] as const;

test('styles that are computed quickly are those that jsdom computes', () => {
  render(
    <div style={{ visibility: 'hidden', pointerEvents: 'none', color: 'red' }}>
      <p hidden>去</p>
      <span style={{ visibility: 'visible', opacity: 0 }}>
        <b style={{ display: 'none', width: 20 }}>粗</b>
      </span>
      <input type="hidden" />
      <input type="text" />
      <dialog>关</dialog>
      <dialog open>开</dialog>
      <template>空</template>
      <table>
        <tbody>
          <tr>
            <td style={{ pointerEvents: 'auto' }}>1</td>
          </tr>
        </tbody>
      </table>
      <svg aria-hidden="true">
        <path />
      </svg>
      <ul>
        <li>一</li>
      </ul>
    </div>,
  );
  const own = ownWindow();
  const answers = (window: Window & typeof globalThis) =>
    [...document.querySelectorAll('body *')].map((element) => {
      const style = window.getComputedStyle(element);
      return [
        element.outerHTML.slice(0, 40),
        ...asked.map((name) => style[name]),
        style.getPropertyValue('pointer-events'),
      ];
    });
  expect(answers(window)).toEqual(answers(own));
});

test('what a style sheet changes is heard', () => {
  const { container } = render(<em>要紧</em>);
  const sheet = document.createElement('style');
  sheet.textContent = 'em { display: none }';
  document.head.append(sheet);
  expect(container.firstElementChild).not.toBeVisible();
  sheet.remove();
  expect(container.firstElementChild).toBeVisible();
});
