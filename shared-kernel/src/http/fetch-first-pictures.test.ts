import { type FirstPictures, fetchFirstPictures } from './fetch-first-pictures';
import { startFirstCalls } from './start-first-calls';

let narrow = false;
Object.assign(window, { matchMedia: (media: string) => ({ matches: media.includes('<') === narrow }) });
const isAsked = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]')].map((link) =>
    Object.fromEntries(
      ['href', 'imagesrcset', 'imagesizes', 'fetchpriority']
        .map((name) => [name, link.getAttribute(name) ?? ''] as const)
        .filter(([, value]) => value),
    ),
  );

afterEach(() => {
  narrow = false;
  document.head.replaceChildren();
  globalThis.firstCalls = undefined;
});

const banner: FirstPictures = { field: 'imageUrl', sizes: '1400px', narrow: '(width < 1200px)' };
const banners = { data: [{ imageUrl: '/b/hands-1280.webp' }, { imageUrl: '/b/mask-1280.webp' }] };

test('the first picture of a list is asked for in the widths that its image offers', () => {
  fetchFirstPictures(banner, banners);
  expect(isAsked()).toEqual([
    {
      href: '/b/hands-1280.webp',
      imagesrcset: '/b/hands-640.webp 640w, /b/hands-1280.webp 1280w, /b/hands-1920.webp 1920w',
      imagesizes: '1400px',
      fetchpriority: 'high',
    },
  ]);
});

test('in a narrow window it is the narrow one of a banner', () => {
  narrow = true;
  fetchFirstPictures(banner, banners);
  expect(isAsked()).toEqual([{ href: '/b/hands-narrow-750.webp', fetchpriority: 'high' }]);
});

test('nothing is asked for in windows in which it is further down', () => {
  fetchFirstPictures({ ...banner, media: '(width < 992px)' }, banners);
  expect(isAsked()).toEqual([]);
});

test('so many entries of a list within the reply as are stated', () => {
  const files = ['a', 'b', 'c'].map((key) => ({ url: `https://pictures.example/${key}.png` }));
  fetchFirstPictures(
    { list: 'productSpu.files', first: 2, field: 'url', sizes: '520px' },
    { data: { productSpu: { files } } },
  );
  expect(isAsked().map(({ href }) => href)).toEqual([
    'https://pictures.example/a.png',
    'https://pictures.example/b.png',
  ]);
});

test('a call that the document starts brings them, and leaves its reply to the page', async () => {
  const text = JSON.stringify({ code: '0', ...banners });
  const reply = () => ({
    ok: true,
    text: async () => text,
    clone: () => ({ json: async () => JSON.parse(text) }),
  });
  Object.assign(globalThis, { fetch: async () => reply() });
  const [started] = startFirstCalls([{ path: 'banner/list', pictures: banner }]);
  await expect(started?.reply.then((response) => response.text())).resolves.toBe(text);
  expect(isAsked()).toHaveLength(1);
});

test.each([
  ['a refusal', { code: '40001', data: null }],
  ['a reply that is another', { code: '0', data: { rows: [] } }],
])('%s is left to the page', async (_what, envelope) => {
  const reply = { clone: () => ({ json: async () => envelope }) };
  Object.assign(globalThis, { fetch: async () => reply });
  const [started] = startFirstCalls([{ path: 'banner/list', pictures: banner }]);
  await expect(started?.reply).resolves.toBe(reply);
  expect(isAsked()).toEqual([]);
});
