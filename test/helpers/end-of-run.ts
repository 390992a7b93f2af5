/** What the files of a process share, such as an open database or a browser, is let go after the last of them. */
const releases: (() => Promise<unknown>)[] = [];

export const atEndOfRun = (release: () => Promise<unknown>): void => {
  releases.push(release);
};

export async function endRun(): Promise<void> {
  await Promise.all(releases.splice(0).map((release) => release()));
}
