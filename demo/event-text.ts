/** An event's detail as JSON text; errors, which JSON would show as `{}`, by name and message. */
export function eventText(detail: unknown): string {
  if (detail === undefined || detail === null) return '';
  return JSON.stringify(detail, (_key, value: unknown) =>
    value instanceof Error
      ? { ...value, name: value.name, message: value.message, cause: value.cause }
      : value,
  );
}
