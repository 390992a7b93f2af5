/**
 * The backend that the bundle was loaded from, without a slash at its end: the folder above the last `/widgets/` of the
 * bundle's address, or for a copy of the bundle in a folder of another name its origin.
 */
export const BUNDLE_BACKEND: string = /.*(?=\/widgets\/)|\w+:\/\/[^/]*/.exec(import.meta.url)![0];
