const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether the database can read a text from outside as an id; it fails on any other. */
export const isUuid = (text: string): boolean => UUID.test(text);
