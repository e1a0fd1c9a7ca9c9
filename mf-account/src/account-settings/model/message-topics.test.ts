import type { MessageTopic } from 'shared-kernel/contracts';
import { isTopicFor, topicNames } from './message-topics';

const topicsFor = (hasColleagues: boolean, decides: boolean) =>
  (Object.keys(topicNames) as MessageTopic[]).filter((topic) =>
    isTopicFor(topic, { hasColleagues, decides }),
  );

test('who decides chooses for what waits for them, who is alone for nothing of colleagues', () => {
  const alone = ['order', 'quote', 'arrival', 'account'];
  expect(topicsFor(false, true)).toEqual(alone);
  expect(topicsFor(true, false)).toEqual(['approval', 'request', ...alone]);
  expect(topicsFor(true, true)).toEqual(['decision', 'approval', 'request', ...alone]);
});
