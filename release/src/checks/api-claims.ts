import type { ApiDocument } from './api-document';
import { API } from './api-types';
import type { Releases } from './composed-releases';
import { asBuilt, folderOf } from './kernel-copy';
import { type Claim, fits } from './type-claims';
import { namesOf, SHAPES, seenBy } from './used-shapes';

/**
 * Whether the API takes what candidates send, and replies what they go by. Of a reply counts what a remote names of it;
 * of the shell, which says nothing of that, all that its contracts have.
 */
export function apiClaims(
  releases: Releases,
  candidates: ReadonlySet<string>,
  { calls: documented }: ApiDocument,
): Claim[] {
  return [...candidates].flatMap((app) => {
    const build = releases.get(app)?.build;
    if (build?.surface === undefined) return [];
    const own = asBuilt(build.surface);
    const seen = seenBy(build);
    const among = (keys: string) => (build.uses ? `Extract<${keys}, ${namesOf(app)}>` : keys);
    return build.calls.flatMap((call): Claim[] => {
      const { request, reply } = documented.get(call) ?? {};
      const contract = (type: string) => `import('${folderOf(own)}/contracts').${type}<'${call}'>`;
      const ofApi = (part: string) => `${API}['${call}']['${part}']`;
      const claim = (promise: string, taken: string, given: string) =>
        fits(`${app} ${promise} of ${call}, and the API says otherwise`, [own], { taken, given });
      return [
        ...(request
          ? [
              claim('goes by the request', ofApi('request'), contract('RequestOf')),
              claim(
                'sends more in the request',
                `${SHAPES}.Named<${ofApi('request')}>`,
                among(`${SHAPES}.Named<${contract('RequestOf')}>`),
              ),
            ]
          : []),
        ...(reply ? [claim('goes by the reply', seen(contract('ReplyOf')), seen(ofApi('reply')))] : []),
      ];
    });
  });
}
