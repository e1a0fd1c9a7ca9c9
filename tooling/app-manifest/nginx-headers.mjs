import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const nginxTemplate = join('deploy', 'nginx', 'shop.conf.template');
const headersFile = join('release', 'src', 'serve', 'security-headers.json');

/** @param {Record<string, string>} headers @param {(name: string, value: string) => string} toLine */
const lines = (headers, toLine) =>
  Object.entries(headers)
    .map(([name, value]) => `${toLine(name, value)}\n`)
    .join('');

/** @param {string} text @param {string} block @param {string} content */
function fill(text, block, content) {
  const marked = new RegExp(`( *# generated: ${block}\\n)[^#]*?(?= *# end)`);
  if (!marked.test(text)) throw new Error(`${nginxTemplate} has no block "${block}"`);
  return text.replace(marked, (_, start) => start + content);
}

/**
 * nginx's template with the headers that `release serve` sends, or nothing where a project has none.
 * @param {string} root
 * @returns {[string, string][]}
 */
export function nginxWithHeaders(root) {
  if (!existsSync(join(root, nginxTemplate))) return [];
  const { always, https } = JSON.parse(readFileSync(join(root, headersFile), 'utf8'));
  const template = readFileSync(join(root, nginxTemplate), 'utf8');
  const secure = lines(
    https,
    (name, value) =>
      `map $scheme $https_${name.replaceAll('-', '_')} {\n  https "${value}";\n  default "";\n}`,
  );
  const sent =
    lines(always, (name, value) => `  add_header ${name} "${value}" always;`) +
    lines(https, (name) => `  add_header ${name} $https_${name.replaceAll('-', '_')} always;`);
  const hidden = lines({ ...always, ...https }, (name) => `    proxy_hide_header ${name};`);
  const blocks = Object.entries({
    'over HTTPS': secure,
    always: sent,
    'not the API’s': hidden,
    'not the renderer’s': hidden,
  });
  return [[nginxTemplate, blocks.reduce((text, [block, content]) => fill(text, block, content), template)]];
}
