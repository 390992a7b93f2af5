/** Runs in a page, before its own scripts: arrays as Prototype.js makes them, whose `toJSON` answers a text. */
export function arraysToTexts(): void {
  Object.assign(Array.prototype, {
    toJSON(this: readonly unknown[]) {
      return `[${this.map((item) => JSON.stringify(item)).join(', ')}]`;
    },
  });
}
