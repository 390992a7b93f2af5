import type { ReactNode } from 'react';
import * as s from './tool-frame.css.ts';

interface ToolFrameProps {
  heading: ReactNode;
  /** In the page before they have anything to say, so that what comes into them is also heard. */
  messages: ReactNode;
  /** The record can't be worked with, as the messages tell. */
  isClosed: boolean;
  children: ReactNode;
}

/** Messages, heading and content of a tool. Stands in a box that is a size container. */
export function ToolFrame({ heading, messages, isClosed, children }: ToolFrameProps) {
  return (
    <div className={s.frame}>
      <div aria-live="polite" className={s.messages} data-closed={isClosed}>
        {messages}
      </div>
      <div>{heading}</div>
      <div className={s.content}>{children}</div>
    </div>
  );
}
