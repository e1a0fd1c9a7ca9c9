import createDOMPurify from 'dompurify';

const purify = createDOMPurify(window);

// Pictures load lazily; the shop's own are square (kernel, ProductPicture) and have their size reserved.
purify.addHook('afterSanitizeAttributes', (node) => {
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
});

/**
 * A product's sanitised detail HTML: text, tables, pictures and links. Styles, ids and classes are removed,
 * so that it can neither cover the page nor imitate it.
 */
export const cleanDetail = (html: string): string =>
  purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'video', 'audio', 'dialog'],
    FORBID_ATTR: ['style', 'class', 'id', 'name', 'popover'],
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  });
