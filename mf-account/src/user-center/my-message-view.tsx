import { useSearchParams } from 'react-router-dom';
import { Button, EmptyState, FailedState, Pager, Skeleton } from 'shared-kernel/ui';
import { useUnreadMessages } from '../api/read-unread-messages';
import { Card } from '../components/card';
import { messagesPerPage, useMessages } from './api/list-messages';
import { useMarkMessagesRead } from './api/mark-messages-read';
import { MessageRow } from './components/message-row';
import styles from './my-message-view.module.css';

/** Order and qualification events, newest first; opening one marks it as read. */
export default function MyMessageView() {
  const [search] = useSearchParams();
  const page = pageOf(search);
  const messages = useMessages(page);
  const unread = useUnreadMessages().data?.unread ?? 0;
  const markRead = useMarkMessagesRead();
  const more = unread > 0 && (
    <Button kind="text" busy={markRead.isPending} onClick={() => markRead.mutate(undefined)}>
      全部标为已读
    </Button>
  );
  return (
    <Card title={unread > 0 ? `${unread} 条未读` : '全部消息'} more={more}>
      {messages.isError ? (
        <FailedState
          error={messages.error}
          onRetry={() => messages.refetch()}
          retrying={messages.isFetching}
        />
      ) : !messages.data ? (
        <Skeleton height="360px" />
      ) : messages.data.list.length === 0 ? (
        <EmptyState text="暂无消息" />
      ) : (
        <>
          <ul className={styles['list']}>
            {messages.data.list.map((message) => (
              <MessageRow
                key={message.id}
                message={message}
                onOpen={() => !message.read && markRead.mutate([message.id])}
              />
            ))}
          </ul>
          <Pager
            current={page}
            pageSize={messagesPerPage}
            total={messages.data.total}
            to={(current) => ({ search: withPage(search, current) })}
          />
        </>
      )}
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
