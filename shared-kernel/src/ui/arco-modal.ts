/** What `confirmDialog` loads when it is first used. */
export { Modal } from '@arco-design/web-react';
