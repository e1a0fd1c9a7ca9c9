import { narrowPictureOf, srcSetOf } from '.';

test('a product picture has four widths', () => {
  expect(srcSetOf('/p/a-640.webp')).toBe(
    '/p/a-160.webp 160w, /p/a-320.webp 320w, /p/a-640.webp 640w, /p/a-1280.webp 1280w',
  );
  expect(narrowPictureOf('/p/a-640.webp')).toBeUndefined();
});

test('a banner has three widths and a narrow composition', () => {
  expect(srcSetOf('/b/hands-1280.webp')).toBe(
    '/b/hands-640.webp 640w, /b/hands-1280.webp 1280w, /b/hands-1920.webp 1920w',
  );
  expect(narrowPictureOf('/b/hands-1280.webp')).toBe('/b/hands-narrow-750.webp');
});

test('any other picture has one source', () => {
  expect(srcSetOf('https://pictures.example/a.png')).toBeUndefined();
  expect(narrowPictureOf('https://pictures.example/a.png')).toBeUndefined();
});
