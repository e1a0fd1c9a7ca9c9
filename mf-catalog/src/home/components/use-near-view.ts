import { useEffect, useRef, useState } from 'react';

/** True once an element has come near the viewport. */
export function useNearView<E extends Element>(margin = '480px 0px') {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear, margin]);
  return [ref, isNear] as const;
}
