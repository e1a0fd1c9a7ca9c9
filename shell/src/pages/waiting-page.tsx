import coming from './drawings/coming.svg';
import { MessagePage } from './message-page';

export default function WaitingPage() {
  return <MessagePage drawing={coming} title="敬请期待" text="此功能正在建设中，上线后将第一时间通知您。" />;
}
