/** Days of the calendar as `YYYY-MM-DD`, without any time zone. */

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The day as a user's clock has it now (D-113). */
export function today(now = new Date()): string {
  return dayOf(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(dateOf(text).getTime()) && dayOf(dateOf(text)) === text;

export function addDays(day: string, count: number): string {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + count);
  return dayOf(date);
}

/** How many days later the second day is; below zero where it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (dateOf(to).getTime() - dateOf(from).getTime()) / 86_400_000;

/** The same day of another month, or the last one of a shorter month. */
export function addMonths(day: string, count: number): string {
  const first = dateOf(`${day.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + count);
  const month = dayOf(first).slice(0, 7);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return `${month}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')}`;
}

/** The days of the week that a day lies in; `firstDay` is 1 for Monday to 7 for Sunday. */
function weekOf(day: string, firstDay: number): string[] {
  const start = addDays(day, -((dateOf(day).getUTCDay() - firstDay + 7) % 7));
  return Array.from({ length: 7 }, (_, n) => addDays(start, n));
}

/** The weeks of the month that a day lies in, whole ones, so that days of its neighbours are among them. */
export function weeksOf(day: string, firstDay: number): string[][] {
  const month = day.slice(0, 7);
  const weeks: string[][] = [];
  let week = weekOf(`${month}-01`, firstDay);
  while (week.some((one) => one.startsWith(month))) {
    weeks.push(week);
    week = weekOf(addDays(week[6]!, 1), firstDay);
  }
  return weeks;
}

/** The first day of a week in a language, 1 for Monday to 7 for Sunday; Monday where the browser doesn't know. */
export function firstDayIn(locale: string): number {
  const info = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?(): { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (info.getWeekInfo?.() ?? info.weekInfo)?.firstDay ?? 1;
}

/** The day that a key goes to in an open calendar; undefined for any other key. */
export function dayAfter(key: string, day: string, firstDay: number): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    case 'Home':
      return weekOf(day, firstDay)[0];
    case 'End':
      return weekOf(day, firstDay)[6];
  }
}
