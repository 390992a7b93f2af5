const times: number[] = [];

/** From the trusted event to the second animation frame: by then the first one has been painted. */
export function measureKeys(): void {
  addEventListener(
    'keydown',
    ({ timeStamp, isTrusted }) => {
      if (!isTrusted) return;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          times.push(performance.now() - timeStamp);
        }),
      );
    },
    true,
  );
  Object.assign(window, { take: () => times.splice(0) });
}
