/**
 * The script of the hostile page: hotkeys on every level, a form that counts its submits, and a counter of policy
 * violations. The three numbers stay 0 while someone works in the elements.
 */
const counter = (id: string) => {
  const output = document.querySelector<HTMLOutputElement>(`#${id}`)!;
  return () => {
    output.value = String(Number(output.value) + 1);
  };
};

const countSubmit = counter('submits');
const countHotkey = counter('hotkeys');

document.addEventListener('securitypolicyviolation', counter('violations'));

document.querySelector('#host-form')!.addEventListener('submit', (event) => {
  event.preventDefault();
  countSubmit();
});

/** As hotkey libraries do it: any key counts unless the event comes from a field of the page itself. */
function hotkey(event: KeyboardEvent): void {
  const target = event.target as Element;
  if (!target.matches('input, textarea, select, button, [contenteditable]')) countHotkey();
}
for (const type of ['keydown', 'keypress', 'keyup'] as const) {
  document.addEventListener(type, hotkey);
  window.addEventListener(type, hotkey);
}

const query = new URLSearchParams(location.search);

/** Gives the element what the address says; `names` are the attributes by the names that the address has for them. */
function take(id: string, names: Readonly<Record<string, string>>): void {
  const element = document.querySelector(id)!;
  for (const [name, attribute] of Object.entries(names)) {
    const value = query.get(name);
    if (value !== null) element.setAttribute(attribute, value);
  }
}

const looks = { theme: 'theme', locale: 'locale' };
take('#element', { ...looks, 'record-type': 'record-type', 'record-id': 'record-id', token: 'token' });
take('#charges', {
  ...looks,
  feature: 'feature',
  'quote-id': 'record-id',
  'user-role': 'user-role',
  'quote-token': 'token',
});
