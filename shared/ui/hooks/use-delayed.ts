import { useEffect, useState } from 'react';

/** True once `on` has been true for `delay` ms without a break; false at once when it ends. */
export function useDelayed(on: boolean, delay: number): boolean {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setReached(true), delay);
    return () => {
      clearTimeout(timer);
      setReached(false);
    };
  }, [on, delay]);
  return on && reached;
}
