// When something was, as people say it. Pure.
import type { TFunction } from 'i18next';

/** Days and months as people write them in Britain and on the continent: no a.m. and p.m. */
const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language);

const midnight = (date: Date) =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** "today 21:40", "yesterday 21:40", or the date with its time; `seconds` since 1970. */
export function whenText(
  t: TFunction<'parts'>,
  language: string,
  seconds: number,
  now = new Date(),
): string {
  const date = new Date(seconds * 1000);
  const locale = localeOf(language);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(date);
  // Days are not all equally long.
  const days = Math.round((midnight(now) - midnight(date)) / 86_400_000);
  if (days === 0) return t('when.today', { time });
  if (days === 1) return t('when.yesterday', { time });
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}
