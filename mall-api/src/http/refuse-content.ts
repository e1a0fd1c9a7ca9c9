import { invalid } from './call-error';

/** Control characters, lone surrogates, bidirectional control marks. */
export const unclean = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{Bidi_Control}/u;

// The contracts' deepest request has four levels.
const mostLevels = 20;

const uncleanField = (name: string) => invalid(`${name ? `参数 ${name} ` : '请求内容'}含有不支持的字符`);

/**
 * Refuses control characters (PostgreSQL refuses NUL, the rest garbles screens and logs), lone surrogates,
 * bidirectional control marks, and nesting that would exhaust a recursive reader's stack.
 * @throws CallError 60001 that names the field
 */
export function refuseContent(content: unknown): void {
  const open: [name: string, value: unknown, level: number][] = [['', content, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [name, value, level] = next;
    if (typeof value === 'string') {
      if (unclean.test(value)) throw uncleanField(name);
    } else if (typeof value === 'object' && value !== null) {
      if (level > mostLevels) throw invalid('请求内容嵌套过深');
      for (const [key, child] of Object.entries(value)) {
        if (unclean.test(key)) throw uncleanField(name);
        open.push([Array.isArray(value) ? name : key, child, level + 1]);
      }
    }
  }
}
