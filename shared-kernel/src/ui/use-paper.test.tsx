import '@arco-design/web-react/es/_util/react-19-adapter';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePaper } from './use-paper';

const loadPaper = jest.fn(async () => ({ default: ({ no }: { no: string }) => <p>单据 {no}</p> }));

function Page() {
  const { Paper, print } = usePaper(loadPaper);
  return (
    <>
      <button type="button" onClick={() => void print()}>
        打印
      </button>
      {Paper && <Paper no="1" />}
    </>
  );
}

const printing = (event: 'beforeprint' | 'afterprint') => act(() => window.dispatchEvent(new Event(event)));

afterEach(() => jest.restoreAllMocks());

test('the paper exists only while the page is being printed, and its code is loaded only then', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  render(<Page />);
  expect(loadPaper).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '打印' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('单据 1')).not.toBeInTheDocument();
  printing('beforeprint');
  expect(screen.getByText('单据 1')).toBeInTheDocument();
  printing('afterprint');
  expect(screen.queryByText('单据 1')).not.toBeInTheDocument();
});

test('the browser’s print command uses it, too', async () => {
  loadPaper.mockClear();
  render(<Page />);
  await userEvent.keyboard('{Control>}');
  await waitFor(() => expect(loadPaper).toHaveBeenCalledTimes(1));
  await act(async () => {});
  printing('beforeprint');
  expect(screen.getByText('单据 1')).toBeInTheDocument();
  printing('afterprint');
});

test('without its code nothing is printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  loadPaper.mockRejectedValueOnce(new Error('offline'));
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: '打印' }));
  await act(async () => {});
  expect(print).not.toHaveBeenCalled();
});
