import { type RequestLineState, requestLineStateNames } from 'shared-kernel/domain';
import { Tag, type TagTone } from 'shared-kernel/ui';

const tones: Readonly<Record<RequestLineState, TagTone>> = {
  open: 'warn',
  inCart: 'brand',
  ordered: 'ok',
  refused: 'bad',
  withdrawn: 'neutral',
};

/** What has become of a line, or of a request as a whole. */
export const StateTag = ({ state }: { state: RequestLineState }) => (
  <Tag tone={tones[state]}>{requestLineStateNames[state]}</Tag>
);
