import { focused } from '../../shared/ui/user-input.ts';

/** What an input method does in the control that has the focus. */
export interface InputMethod {
  /** The browser whose way it is. */
  readonly name: string;
  /** What it shows for now; nothing gives the composition up. */
  composing(text: string): Promise<void>;
  /** The text that the composition ends with. */
  commit(text: string): Promise<void>;
  /** A key that the input method uses for itself. */
  pressComposing(key: string): Promise<void>;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What is being composed, and where it stands in its control. */
interface Composition {
  readonly control: Control;
  readonly start: number;
  text: string;
}

/** Between two events a browser lets the page finish what the first one has set off. */
const turn = async () => {
  for (let step = 0; step < 3; step += 1) await null;
};

/**
 * An input method made of events alone, in the order in which Firefox or Safari has them: WebDriver has none, and so the order of
 * either is tried in the other browsers, too. Firefox hides its keys as `Process`, and tells of the last text behind the end. Safari
 * tells of keys last, and takes the text away before it writes the last one; its Enter comes behind the end.
 */
export function inputMethodOf(name: 'Firefox' | 'Safari'): InputMethod {
  const isSafari = name === 'Safari';
  let current: Composition | undefined;

  async function dispatch(event: Event) {
    (current?.control ?? focused())?.dispatchEvent(event);
    await turn();
  }
  const BUBBLES = { bubbles: true, composed: true };
  const key = (type: 'keydown' | 'keyup', code: string, keyCode: number, shown = code) => {
    const isComposing = current !== undefined;
    const init = { ...BUBBLES, cancelable: true, key: shown, code, keyCode, isComposing };
    return dispatch(new KeyboardEvent(type, init));
  };
  const keyDown = (code: string) => key('keydown', code, 229, isSafari ? code : 'Process');
  const composition = (type: 'start' | 'update' | 'end', data: string) =>
    dispatch(new CompositionEvent(`composition${type}`, { ...BUBBLES, data }));
  const input = (
    type: 'beforeinput' | 'input',
    inputType: string,
    data: string | null,
    isComposing = true,
  ) => {
    const init = { ...BUBBLES, cancelable: type === 'beforeinput', inputType, data, isComposing };
    return dispatch(new InputEvent(type, init));
  };
  function write(text: string) {
    const { control, start, text: before } = current!;
    control.setRangeText(text, start, start + before.length, 'end');
    current!.text = text;
  }

  /** The control is left: what is composed stays in it. */
  const leave = () => void composition('end', current!.text).then(forget);
  function forget() {
    current?.control.removeEventListener('blur', leave);
    current = undefined;
  }

  async function begin() {
    const control = focused() as Control;
    const [start, end] = [control.selectionStart!, control.selectionEnd!];
    current = { control, start, text: control.value.slice(start, end) };
    control.addEventListener('blur', leave);
    await composition('start', current.text);
  }

  async function show(text: string) {
    if (isSafari) await input('beforeinput', 'insertCompositionText', text);
    await composition('update', text);
    if (!isSafari) await input('beforeinput', 'insertCompositionText', text);
    write(text);
    await input('input', 'insertCompositionText', text);
  }

  async function end(text: string) {
    if (isSafari) {
      await input('beforeinput', 'deleteCompositionText', null);
      write('');
      await input('input', 'deleteCompositionText', null);
      await input('beforeinput', 'insertFromComposition', text);
      write(text);
      await input('input', 'insertFromComposition', text);
      await composition('end', text);
    } else {
      if (text !== current!.text) await composition('update', text);
      await input('beforeinput', 'insertCompositionText', text);
      write(text);
      await composition('end', text);
      await input('input', 'insertCompositionText', text, false);
    }
    forget();
  }

  return {
    name,
    async composing(text) {
      if (!isSafari) await keyDown('KeyN');
      if (!current) await begin();
      if (text) await show(text);
      else await end(text);
      if (isSafari) await keyDown('KeyN');
      await key('keyup', 'KeyN', 78, 'n');
    },
    async commit(text) {
      if (!isSafari) await keyDown('Enter');
      await end(text);
      if (isSafari) await keyDown('Enter');
      await key('keyup', 'Enter', 13);
    },
    async pressComposing(code) {
      // Behind the end only Safari has a key of the input method.
      if (current || isSafari) await keyDown(code);
    },
  };
}
