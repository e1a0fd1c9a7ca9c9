import { useRef } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import './picture-viewer.css';

export interface PictureViewerProps {
  pictures: readonly { src: string; alt: string }[];
  /** Index of the picture shown first. */
  first: number;
  /** Called with the index of the last picture shown. */
  onClose: (last: number) => void;
}

/** Full-screen pictures: swipe, pinch, double tap or scroll to zoom, pull down to close. */
export default function PictureViewer({ pictures, first, onClose }: PictureViewerProps) {
  const shown = useRef(first);
  return (
    <Lightbox
      open
      className="picture-viewer"
      index={first}
      slides={pictures}
      plugins={[Zoom]}
      labels={labels}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ scrollToZoom: true, maxZoomPixelRatio: 3 }}
      {...(pictures.length === 1 && { render: { buttonPrev: () => null, buttonNext: () => null } })}
      on={{
        view: ({ index }) => {
          shown.current = index;
        },
      }}
      close={() => onClose(shown.current)}
    />
  );
}

const labels = {
  Lightbox: '商品大图',
  'Photo gallery': '商品图片',
  Carousel: '轮播',
  Slide: '图片',
  '{index} of {total}': '第 {index} 张，共 {total} 张',
  Previous: '上一张',
  Next: '下一张',
  Close: '关闭',
  'Zoom in': '放大',
  'Zoom out': '缩小',
};
