import { type FirstPictures, fetchFirstPictures } from './fetch-first-pictures';
import { startPreloadedCalls } from './start-preloaded-calls';

let narrow = false;
Object.assign(window, { matchMedia: (media: string) => ({ matches: media.includes('<') === narrow }) });
const asked: HTMLImageElement[] = [];
globalThis.Image = class extends Image {
  constructor() {
    super();
    asked.push(this);
  }
};
const isAsked = () =>
  asked.map((image) =>
    Object.fromEntries(
      ['src', 'srcset', 'sizes'].map((name) => [name, image.getAttribute(name)]).filter(([, value]) => value),
    ),
  );

afterEach(() => {
  narrow = false;
  asked.length = 0;
  document.body.replaceChildren();
  globalThis.preloadedCalls = undefined;
});

const banner: FirstPictures = { field: 'imageUrl', sizes: '1400px', narrow: '(width < 1200px)' };
const banners = { data: [{ imageUrl: '/b/hands-1280.webp' }, { imageUrl: '/b/mask-1280.webp' }] };

test('the first picture of a list is fetched in the widths of its image', () => {
  fetchFirstPictures('banner/list', banner, banners);
  expect(isAsked()).toEqual([
    {
      src: '/b/hands-1280.webp',
      srcset: '/b/hands-640.webp 640w, /b/hands-1280.webp 1280w, /b/hands-1920.webp 1920w',
      sizes: '1400px',
    },
  ]);
  expect(asked[0]?.fetchPriority).toBe('high');
});

test('a narrow window fetches the narrow one of a banner', () => {
  narrow = true;
  fetchFirstPictures('banner/list', banner, banners);
  expect(isAsked()).toEqual([{ src: '/b/hands-narrow-750.webp', sizes: '1400px' }]);
});

test('nothing is fetched in windows in which it is below the fold', () => {
  fetchFirstPictures('banner/list', { ...banner, media: '(width < 992px)' }, banners);
  expect(isAsked()).toEqual([]);
});

test('as many entries of a list within the reply as stated', () => {
  const files = ['a', 'b', 'c'].map((key) => ({ url: `https://pictures.example/${key}.png` }));
  fetchFirstPictures(
    'product/detail',
    { list: 'productSpu.files', first: 2, field: 'url', sizes: '520px' },
    { data: { productSpu: { files } } },
  );
  expect(isAsked().map(({ src }) => src)).toEqual([
    'https://pictures.example/a.png',
    'https://pictures.example/b.png',
  ]);
});

test('they replace their placeholders in the app shell; one that fails leaves its placeholder', () => {
  document.body.innerHTML =
    '<i data-picture="banner/list"></i><i data-picture="product/page"></i><i data-picture="banner/list"></i>';
  fetchFirstPictures('banner/list', { ...banner, first: 2 }, banners);
  expect([...document.body.children].map(({ firstChild }) => firstChild)).toEqual([asked[0], null, asked[1]]);
  asked[0]?.dispatchEvent(new Event('error'));
  expect(document.body.children[0]).toBeEmptyDOMElement();
});

test('a preloaded call fetches them, and leaves its reply to the page', async () => {
  const text = JSON.stringify({ code: '0', ...banners });
  const reply = () => ({
    ok: true,
    text: async () => text,
    clone: () => ({ json: async () => JSON.parse(text) }),
  });
  Object.assign(globalThis, { fetch: async () => reply() });
  const [started] = startPreloadedCalls([{ path: 'banner/list', pictures: banner }]);
  await expect(started?.reply.then((response) => response.text())).resolves.toBe(text);
  expect(isAsked()).toHaveLength(1);
});

test.each([
  ['a refusal', { code: '40001', data: null }],
  ['a reply that is another', { code: '0', data: { rows: [] } }],
])('%s is left to the page', async (_what, envelope) => {
  const reply = { clone: () => ({ json: async () => envelope }) };
  Object.assign(globalThis, { fetch: async () => reply });
  const [started] = startPreloadedCalls([{ path: 'banner/list', pictures: banner }]);
  await expect(started?.reply).resolves.toBe(reply);
  expect(isAsked()).toEqual([]);
});
