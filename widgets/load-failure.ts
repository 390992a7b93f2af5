/** Beside the autoloader and not among the other texts, which come with the code that could not be had. */
const TEXTS: Readonly<Record<string, readonly [message: string, tryAgain: string]>> = {
  en: ['This tool could not be loaded.', 'Try again'],
  de: ['Dieses Werkzeug konnte nicht geladen werden.', 'Erneut versuchen'],
  es: ['No se pudo cargar esta herramienta.', 'Reintentar'],
  fr: ['Impossible de charger cet outil.', 'Réessayer'],
  ja: ['このツールを読み込めませんでした。', '再試行'],
  zh: ['无法加载此工具。', '重试'],
};

/** Shows in the element that its code could not be had, and sends `fp-error` with code `load`. */
export function showFailure(element: HTMLElement, cause: unknown, onTryAgain: () => void): void {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const language = languageOf(element);
  const [message, tryAgain] = TEXTS[language] ?? [];
  const line = document.createElement('div');
  line.setAttribute('role', 'alert');
  line.lang = language;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = tryAgain ?? '';
  button.addEventListener('click', onTryAgain);
  line.append(`${message} `, button);
  root.replaceChildren(line);
  element.dispatchEvent(
    new CustomEvent('fp-error', {
      detail: { message, code: 'load', cause, version: process.env.BUNDLE_VERSION },
      bubbles: true,
      composed: true,
    }),
  );
}

export function hideFailure(element: HTMLElement): void {
  element.shadowRoot?.replaceChildren();
}

function languageOf(element: HTMLElement): string {
  const given = (Reflect.get(element, 'locale') as unknown) ?? element.getAttribute('locale') ?? stored();
  const [language = ''] = String(given).toLowerCase().split(/[-_]/);
  return Object.hasOwn(TEXTS, language) ? language : 'en';
}

/** As the portal stores it. */
function stored(): string | null {
  try {
    return localStorage.getItem('fp-locale');
  } catch {
    // The page forbids its storage.
    return null;
  }
}
