/** What `toast` and `confirmDialog` load when they are first used. */
export { Message, Modal } from '@arco-design/web-react';
