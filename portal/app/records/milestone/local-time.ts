/** A moment as a `datetime-local` field writes it, in the time zone of the browser: `2026-11-20T09:30`. */
export function localTimeOf(iso: string): string {
  const time = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** The moment that such a field holds, in ISO 8601; undefined while it is empty or half filled. */
export function instantOf(text: string): string | undefined {
  const time = new Date(text);
  return text === '' || Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
