import { act, fireEvent, screen } from '@testing-library/react';
import { aBanner, renderScreen } from 'shared-kernel/testing';
import { BannerCarousel } from './banner-carousel';

const banners = ['一', '二', '三'].map((title) => aBanner({ id: title, title, linkUrl: '/home/surprise' }));
const show = (list = banners) =>
  renderScreen(<BannerCarousel label="主推" banners={list} scrollToCategory={() => false} />);

const shown = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const carousel = () => screen.getByRole('region', { name: '主推' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the banners rotate every 6 seconds, endlessly', () => {
  show();
  expect(shown()).toBe('第 1 张：一');
  pass(5.9);
  expect(shown()).toBe('第 1 张：一');
  pass(0.2);
  expect(shown()).toBe('第 2 张：二');
  pass(6);
  pass(6);
  expect(shown()).toBe('第 1 张：一');
});

test('they pause while hovered', () => {
  show();
  fireEvent.pointerEnter(carousel());
  pass(60);
  expect(shown()).toBe('第 1 张：一');
  fireEvent.pointerLeave(carousel());
  pass(6.1);
  expect(shown()).toBe('第 2 张：二');
});

test('they pause while focused', () => {
  show();
  const link = screen.getByRole('link', { name: /一/ });
  act(() => link.focus());
  pass(60);
  expect(shown()).toBe('第 1 张：一');
  act(() => link.blur());
  pass(6.1);
  expect(shown()).toBe('第 2 张：二');
});

test('they can be paused and resumed', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: '暂停播放' }));
  pass(60);
  expect(shown()).toBe('第 1 张：一');
  fireEvent.click(screen.getByRole('button', { name: '继续播放' }));
  pass(6.1);
  expect(shown()).toBe('第 2 张：二');
});

test('each can be selected; only the one shown can be focused', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: '上一张' }));
  expect(shown()).toBe('第 3 张：三');
  fireEvent.click(screen.getByRole('button', { name: '第 2 张：二' }));
  expect(screen.getByRole('group', { name: '第 2 张，共 3 张' })).not.toHaveAttribute('inert');
  expect(screen.getByRole('group', { name: '第 1 张，共 3 张' })).toHaveAttribute('inert');
});

test('they do not rotate with reduced motion', () => {
  const media = jest.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  } as unknown as MediaQueryList);
  show();
  pass(60);
  expect(shown()).toBe('第 1 张：一');
  media.mockRestore();
});

test('a single banner has no controls', () => {
  show(banners.slice(0, 1));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('over a scene the words are text, and the picture is decorative', () => {
  show([aBanner({ ground: 'light' })]);
  expect(
    screen.getByRole('link', { name: '软式内镜，十分钟高水平消毒 过氧乙酸复合配方 了解产品' }),
  ).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('words in the picture are its alternative text only', () => {
  show([aBanner()]);
  expect(screen.getByRole('img', { name: '软式内镜，十分钟高水平消毒：过氧乙酸复合配方' })).toBeVisible();
  expect(screen.queryByText('软式内镜，十分钟高水平消毒')).not.toBeInTheDocument();
});

test('pictures load one after the other', () => {
  show();
  expect(screen.getAllByRole('img', { hidden: true })).toHaveLength(1);
  fireEvent.load(screen.getByRole('img'));
  expect(screen.getAllByRole('img', { hidden: true })).toHaveLength(2);
});

describe('a swipe', () => {
  const swipe = (from: readonly [x: number, y: number], to: readonly [x: number, y: number]) => {
    fireEvent.touchStart(carousel(), { touches: [{ clientX: from[0], clientY: from[1] }] });
    fireEvent.touchEnd(carousel(), { changedTouches: [{ clientX: to[0], clientY: to[1] }] });
  };

  test('to the left shows the next, and to the right the previous', () => {
    show();
    swipe([200, 100], [120, 110]);
    expect(shown()).toBe('第 2 张：二');
    swipe([120, 100], [200, 90]);
    swipe([120, 100], [200, 90]);
    expect(shown()).toBe('第 3 张：三');
  });

  test('that scrolls the page, or is too short, changes nothing', () => {
    show();
    swipe([200, 100], [150, 300]);
    swipe([200, 100], [180, 100]);
    expect(shown()).toBe('第 1 张：一');
  });
});
