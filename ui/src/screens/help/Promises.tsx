import { useTranslation } from 'react-i18next';
import type { Language } from '../../words/words';
import { Prose } from '../rules/Prose';
import { PROMISES } from './promises';

/** To whom the house promises what, and where that ends. */
export function Promises() {
  const { i18n } = useTranslation();
  return (
    <div className="help-prose help-promises">
      <Prose tokens={PROMISES[i18n.language as Language]} sought="" />
    </div>
  );
}
