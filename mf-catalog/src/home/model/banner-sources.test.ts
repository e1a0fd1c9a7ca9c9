import { bannerSources } from './banner-sources';

test('our own pictures come in three widths and a narrow composition', () => {
  expect(bannerSources('/media/banners/hands-1280.webp')).toEqual({
    wide: '/media/banners/hands-640.webp 640w, /media/banners/hands-1280.webp 1280w, /media/banners/hands-1920.webp 1920w',
    narrow: '/media/banners/hands-narrow-750.webp',
  });
});

test('any other picture is as it is', () => {
  expect(bannerSources('https://pictures.example/a.png')).toEqual({ wide: undefined, narrow: undefined });
});
