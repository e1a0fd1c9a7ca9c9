import createDOMPurify from 'dompurify';

let purify: ReturnType<typeof createDOMPurify> | undefined;

/** It needs a whole browser, which a server that draws pages has not. */
function purifier() {
  if (purify) return purify;
  purify = createDOMPurify(window);
  purify.addHook('afterSanitizeAttributes', finishElement);
  return purify;
}

/** Pictures load lazily; the shop's own are square (kernel, ProductPicture) and have their size reserved. */
function finishElement(node: Element): void {
  if (node.nodeName === 'IMG') {
    node.setAttribute('loading', 'lazy');
    node.setAttribute('decoding', 'async');
    if (node.getAttribute('src')?.endsWith('-640.webp')) {
      node.setAttribute('width', '640');
      node.setAttribute('height', '640');
    }
  }
  if (node.nodeName === 'A') {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
}

/**
 * A product's sanitised detail HTML: text, tables, pictures and links. Styles, ids and classes are removed,
 * so that it can neither cover the page nor imitate it.
 */
export const cleanDetail = (html: string): string =>
  purifier().sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'video', 'audio', 'dialog'],
    FORBID_ATTR: ['style', 'class', 'id', 'name', 'popover'],
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  });
