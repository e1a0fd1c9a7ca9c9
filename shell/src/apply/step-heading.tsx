import { type ReactNode, useEffect, useRef } from 'react';

/** Names a step, and takes the focus when the step comes, so that it is in view, read out, and nothing is lost. */
export function StepHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <h2 ref={heading} id={id} tabIndex={-1}>
      {children}
    </h2>
  );
}
