import { useState } from 'react';
import * as s from './avatar.css.ts';

interface AvatarProps {
  /** Address of the person's own picture. */
  picture: string | undefined;
  initials: string;
  size: 'small' | 'large';
}

/**
 * A person's picture; without one, or when it fails to load, their initials, or a figure where they have no name
 * (SHELL-40). Decoration: the name stands beside it.
 */
export function Avatar({ picture, initials, size }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const className = `${s.avatar} ${s.sizes[size]}`;
  if (picture && picture !== broken) {
    return <img src={picture} alt="" className={className} onError={() => setBroken(picture)} />;
  }
  if (initials) return <span className={className} data-initials={initials} aria-hidden="true" />;
  return (
    <span className={className}>
      <svg className={s.figure} viewBox="0 0 100 100" aria-hidden="true">
        <path d="M50 22a17 17 0 1 1 0 34 17 17 0 0 1 0-34zM18 84c3-16 15-23 32-23s29 7 32 23z" />
      </svg>
    </span>
  );
}
