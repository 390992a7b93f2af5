/** As Prototype.js gives to all arrays of a page; other libraries have one for all objects. */
export function withToJson(prototype: object, work: () => void): void {
  Object.defineProperty(prototype, 'toJSON', {
    configurable: true,
    value(this: unknown) {
      return String(this);
    },
  });
  try {
    work();
  } finally {
    Reflect.deleteProperty(prototype, 'toJSON');
  }
}
