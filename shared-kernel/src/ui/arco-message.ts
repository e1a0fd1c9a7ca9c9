/** What `toast` loads when it is first used. */
export { Message } from '@arco-design/web-react';
