import {
  type MessageChannel,
  type MessageChoice,
  type MessageTopic,
  messageTopics,
} from 'shared-kernel/contracts';

interface Choice {
  readonly topic: MessageTopic;
  readonly channel: MessageChannel;
  readonly wanted: boolean;
}

/** Whether a member wants messages of a topic by a channel: as chosen, else only what waits for their decision, by text. */
export const isWanted = (choices: readonly Choice[], topic: MessageTopic, channel: MessageChannel): boolean =>
  choices.find((choice) => choice.topic === topic && choice.channel === channel)?.wanted ??
  (topic === 'decision' && channel === 'text');

/** The whole table of choices, with nothing by mail while no address stands. */
export const allChoices = (choices: readonly Choice[], email: string | null): MessageChoice[] =>
  messageTopics.map((topic) => ({
    topic,
    text: isWanted(choices, topic, 'text'),
    mail: email !== null && isWanted(choices, topic, 'mail'),
  }));
