import { Pagination } from '@arco-design/web-react';
import { useState } from 'react';
import { Button, EmptyState, FailedState, Skeleton } from 'shared-kernel/ui';
import { messagesPerPage, useMessages } from '../api/list-messages';
import { useMarkMessagesRead } from '../api/mark-messages-read';
import { useUnreadMessages } from '../api/read-unread-messages';
import { Card } from '../components/card';
import { MessageRow } from '../components/message-row';
import styles from './my-message-view.module.css';

/** Order and qualification events, newest first; opening one marks it as read. */
export default function MyMessageView() {
  const [page, setPage] = useState(1);
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
          {messages.data.total > messagesPerPage && (
            <Pagination
              className={styles['pager'] ?? ''}
              current={page}
              pageSize={messagesPerPage}
              total={messages.data.total}
              onChange={setPage}
            />
          )}
        </>
      )}
    </Card>
  );
}
