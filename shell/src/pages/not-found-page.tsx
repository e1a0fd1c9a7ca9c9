import missing from './drawings/missing.svg';
import { MessagePage } from './message-page';

export default function NotFoundPage() {
  return (
    <MessagePage
      drawing={missing}
      title="页面不存在"
      text="您访问的页面可能已移动或被删除，请检查地址是否正确。"
    />
  );
}
