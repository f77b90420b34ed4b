import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Writes sums of pounds as the reader's language does, always with separators. */
export function moneyFor(language: string): {
  sum: (pounds: number) => string;
  change: (pounds: number) => string;
} {
  const shape: Intl.NumberFormatOptions = {
    style: 'currency',
    currency: 'GBP',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
    useGrouping: 'always',
  };
  const plain = new Intl.NumberFormat(language, shape);
  const signed = new Intl.NumberFormat(language, { ...shape, signDisplay: 'exceptZero' });
  return { sum: (pounds) => plain.format(pounds), change: (pounds) => signed.format(pounds) };
}

/** The same for the language that is spoken now. */
export function useMoney() {
  const { i18n } = useTranslation();
  return useMemo(() => moneyFor(i18n.language), [i18n.language]);
}
