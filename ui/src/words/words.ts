// The texts of the page in three languages, and the only place that sets up i18next.
// No sentence stands anywhere else, and none is built from pieces.
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { de } from './de';
import { en } from './en';
import { es } from './es';

export const LANGUAGES = { en: 'English', es: 'Español', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'parts';
    resources: typeof en;
  }
}

/** The first of the reader's languages that we speak, else English. */
export function languageOf(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = (Object.keys(LANGUAGES) as Language[]).find((code) => wish.startsWith(code));
    if (found) return found;
  }
  return 'en';
}

/** Speaks a language from now on, and says so to screen readers. */
export async function speak(language: Language): Promise<void> {
  document.documentElement.lang = language;
  if (i18next.isInitialized) {
    await i18next.changeLanguage(language);
    return;
  }
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    defaultNS: 'parts',
    resources: { en, es, de },
    // Every code that the app answers with has words; where one has none, something in the app broke.
    parseMissingKeyHandler: () => i18next.t('errors:broke'),
    // React escapes what it draws.
    interpolation: { escapeValue: false },
  });
}
