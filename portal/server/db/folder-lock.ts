export interface FolderLock {
  release(): void;
}
export function lockFolder(_folder: string): FolderLock {
  return { release() {} };
}
