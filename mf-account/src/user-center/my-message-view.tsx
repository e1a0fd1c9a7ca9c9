import { useSearchParams } from 'react-router-dom';
import { keepPreviousData, useCall, useCallMutation } from 'shared-kernel/calls';
import { Button, EmptyState, Pager, QueryView, Skeleton } from 'shared-kernel/ui';
import { Card } from '../components/card';
import { MessageRow } from './components/message-row';
import styles from './my-message-view.module.css';

const pageSize = 10;

/** Order and qualification events, newest first; opening one marks it as read. */
export default function MyMessageView() {
  const [search] = useSearchParams();
  const current = pageOf(search);
  const messages = useCall('message/page', { current, pageSize }, { placeholderData: keepPreviousData });
  const unread = useCall('message/unread', {}).data?.unread ?? 0;
  const markRead = useCallMutation('message/read', { untilFresh: true });
  const more = unread > 0 && (
    <Button kind="text" busy={markRead.isPending} onClick={() => markRead.mutate({})}>
      全部标为已读
    </Button>
  );
  return (
    <Card title={unread > 0 ? `${unread} 条未读` : '全部消息'} more={more}>
      <QueryView
        name="消息"
        query={messages}
        skeleton={<Skeleton height="360px" />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState text="暂无消息" />}
      >
        {({ list, total }) => (
          <>
            <ul className={styles['list']}>
              {list.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  onOpen={() => !message.read && markRead.mutate({ ids: [message.id] })}
                />
              ))}
            </ul>
            <Pager
              current={current}
              pageSize={pageSize}
              total={total}
              to={(page) => ({ search: withPage(search, page) })}
            />
          </>
        )}
      </QueryView>
    </Card>
  );
}

const pageOf = (search: URLSearchParams): number =>
  Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);

function withPage(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  next.set('page', String(page));
  return next.toString();
}
