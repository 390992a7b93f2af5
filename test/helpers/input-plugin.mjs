/**
 * Input that the runner's own commands don't have, through the browser's debugging protocol.
 *
 * `compose`: what an input method does. `composing` is what stands in the control for now, `committed` what it ends with; `key`
 * is one that the input method uses for itself.
 * `touch`: whether the window is one of fingers.
 */
const COMMANDS = {
  async compose(debug, { composing: text, committed, key }) {
    if (text !== undefined) {
      const caret = text.length;
      await debug.send('Input.imeSetComposition', { text, selectionStart: caret, selectionEnd: caret });
    }
    if (committed !== undefined) await debug.send('Input.insertText', { text: committed });
    if (key === undefined) return;
    for (const type of ['rawKeyDown', 'keyUp'])
      await debug.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode: 229 });
  },
  touch: (debug, { enabled }) => debug.send('Emulation.setTouchEmulationEnabled', { enabled }),
};

export function inputPlugin() {
  const sessions = new WeakMap();
  const debugOf = (page) => {
    const known = sessions.get(page) ?? page.createCDPSession();
    sessions.set(page, known);
    return known;
  };
  return {
    name: 'input',
    async executeCommand({ command, payload, session }) {
      const run = COMMANDS[command];
      if (!run) return undefined;
      await run(await debugOf(session.browser.getPage(session.id)), payload);
      return true;
    },
  };
}
