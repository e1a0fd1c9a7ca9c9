import { render, screen } from '@testing-library/react';
import { Page } from './page';

test('a page keeps its own class, role and name in the frame', () => {
  render(
    <Page className="own" role="status" aria-label="正在加载">
      …
    </Page>,
  );
  expect(screen.getByRole('status', { name: '正在加载' })).toHaveClass('page', 'own');
});

test('a page of its own style has the frame alone', () => {
  const { container } = render(<Page>…</Page>);
  expect(container.firstElementChild).toHaveAttribute('class', 'page');
});
