/** Longest time that a tab has to store its draft and let go of it before the draft is taken from it, in milliseconds. */
const RELEASE_TIME = 1000;

/**
 * How often a tab asks for a draft that another one owns, and the pause between, in milliseconds: a page that is loaded
 * again, or an element that was just removed, lets go of it a moment late. Asked, because a limit of time would take a slow
 * answer for a no.
 */
const ATTEMPTS = 8;
const PAUSE = 25;

interface LockEvents {
  /** Another tab asks for the draft: what isn't stored yet has to be stored now. */
  onRelease(): void;
  /** This tab doesn't own the draft any more. */
  onLost(): void;
}

/**
 * Which of the tabs on one draft owns it; what the user reads of it is the tool's. Without Web Locks, which insecure pages
 * lack, every tab counts as the owner.
 */
export interface DraftLock {
  readonly isOwner: boolean;
  /** Makes this tab the owner; the former one stores what it has and lets go. */
  takeOver(): Promise<void>;
  release(): void;
}

/** Owns the draft of that name unless another tab, or another element of this page, goes on with it. */
export async function acquireDraftLock(name: string, { onRelease, onLost }: LockEvents): Promise<DraftLock> {
  const { locks } = navigator;
  if (!locks) return { isOwner: true, takeOver: async () => {}, release: () => {} };
  const channel = new BroadcastChannel(name);
  let letGo: (() => void) | undefined;
  let isReleased = false;

  /** Resolves as soon as it is known whether the lock was given; the lock is held until `letGo`. */
  const request = (options: LockOptions): Promise<boolean> =>
    new Promise((resolve, reject) => {
      locks
        .request(name, options, (lock) => {
          resolve(lock !== null);
          return (
            lock &&
            new Promise<void>((done) => {
              letGo = done;
            })
          );
        })
        .catch((error: unknown) => {
          // Taken by another tab while it was held; or, before it was given, the time was over.
          if (letGo) lose();
          reject(error);
        });
    });
  const lose = () => {
    letGo?.();
    letGo = undefined;
    onLost();
  };
  const release = () => {
    isReleased = true;
    letGo?.();
    letGo = undefined;
    channel.close();
  };
  channel.onmessage = () => {
    if (!letGo) return;
    onRelease();
    lose();
  };

  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (await request({ ifAvailable: true })) break;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return {
    get isOwner() {
      return letGo !== undefined;
    },
    async takeOver() {
      if (letGo) return;
      channel.postMessage('release');
      try {
        await request({ signal: AbortSignal.timeout(RELEASE_TIME) });
      } catch {
        // A tab that the browser has put to sleep doesn't answer; what it stored last is there.
        await request({ steal: true });
      }
      // By then nobody here waits for it any more.
      if (isReleased) release();
    },
    release,
  };
}
