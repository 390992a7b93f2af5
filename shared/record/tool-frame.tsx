import type { ReactNode } from 'react';
import { scrollClear } from './scroll-clear.ts';
import * as s from './tool-frame.css.ts';

interface ToolFrameProps {
  heading: ReactNode;
  /** In a live region that is in the page before it has any text, so that screen readers read what comes into it. */
  messages: ReactNode;
  /** The record can't be worked with, for a reason that the messages give. */
  isClosed: boolean;
  children: ReactNode;
}

/** Messages, heading and content of a tool. Stands in a box that is a size container. */
export function ToolFrame({ heading, messages, isClosed, children }: ToolFrameProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing but to show what has the focus
    <div className={s.frame} onFocus={scrollClear}>
      <div aria-live="polite" className={s.messages} data-closed={isClosed}>
        {messages}
      </div>
      <div>{heading}</div>
      <div className={s.content}>{children}</div>
    </div>
  );
}
