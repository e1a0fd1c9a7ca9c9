import type { Readable } from 'node:stream';
import { overlappingText } from '../ports/overlapping-text';

/** A page, or a stream of packed objects: pages may be in it. */
const ofPage = /\/Type\s*\/(Page|ObjStm)[^A-Za-z]/;
const longest = 64;

/** Whether a PDF shows anything: a header alone is a PDF for every program, and no document for anybody. */
export async function hasPage(pdf: Readable): Promise<boolean> {
  for await (const text of overlappingText(pdf, longest)) if (ofPage.test(text)) return true;
  return false;
}
