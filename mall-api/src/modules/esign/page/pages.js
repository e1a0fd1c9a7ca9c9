import { GlobalWorkerOptions, getDocument } from '/api/esign/reader/pdf.min.mjs';

GlobalWorkerOptions.workerSrc = '/api/esign/reader/pdf.worker.min.mjs';

const sharpest = 2;
let shown;

/** Draws a page at its current width and the screen's resolution. */
async function draw(pdf, number, place) {
  const page = await pdf.getPage(number);
  const { width } = page.getViewport({ scale: 1 });
  const density = Math.min(devicePixelRatio, sharpest);
  const viewport = page.getViewport({ scale: (place.clientWidth * density) / width });
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(viewport.width),
    height: Math.round(viewport.height),
  });
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', `合同第 ${number} 页`);
  await page.render({ canvas, viewport }).promise;
  place.replaceChildren(canvas);
}

/**
 * Shows a PDF page by page; each is drawn when it nears the viewport, and again when its width changes.
 * @returns the number of pages
 */
export async function showPages(container, content) {
  shown?.stop();
  const pdf = await getDocument({ data: content.slice(0) }).promise;
  const first = (await pdf.getPage(1)).getViewport({ scale: 1 });
  const places = Array.from({ length: pdf.numPages }, () => {
    const place = Object.assign(document.createElement('div'), { className: 'page' });
    place.style.aspectRatio = `${first.width} / ${first.height}`;
    return place;
  });
  container.replaceChildren(...places);

  const drawnAt = new Map();
  const drawOnce = (place) => {
    if (drawnAt.get(place) === place.clientWidth) return;
    drawnAt.set(place, place.clientWidth);
    draw(pdf, places.indexOf(place) + 1, place).catch(() => drawnAt.delete(place));
  };
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) drawOnce(target);
    },
    { root: container, rootMargin: '100%' },
  );
  const resized = new ResizeObserver((entries) => {
    for (const { target } of entries) if (drawnAt.has(target)) drawOnce(target);
  });
  for (const place of places) {
    near.observe(place);
    resized.observe(place);
  }
  shown = {
    stop() {
      near.disconnect();
      resized.disconnect();
      pdf.destroy();
    },
  };
  return pdf.numPages;
}
