import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBookcase } from '../../../mirror/bookcase';
import { Select, type SelectOption } from '../../../parts/Select';
import { flawText } from '../../notKept';
import { useWrong } from '../useWrong';
import './figures.css';

/** No file can be called so. */
const PRINTED = '/';

interface Props {
  /** The chosen file; none are the printed figures. */
  book: string | null;
  onChoose: (book: string | null) => void;
}

/** By which figures is played: the printed ones, or those of a file. */
export function FiguresChoice({ book, onChoose }: Props) {
  const { t } = useTranslation('setup');
  const { t: errors } = useTranslation('errors');
  const { bookcase, look } = useBookcase();
  const wrong = useWrong();
  useEffect(() => {
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [look]);
  const books = bookcase?.books ?? [];
  const folder = bookcase?.folder;
  const where = folder ? t('nasty.figures.where', { folder }) : t('nasty.figures.homeless');
  const options: SelectOption<string>[] = [
    { id: PRINTED, label: t('nasty.figures.printed'), text: bookcase && where },
    ...books.map(({ file, flaw }) => ({
      id: file,
      label: file,
      text: flaw ? flawText(errors, flaw) : undefined,
      isDisabled: flaw !== null,
    })),
  ];
  // One that was chosen and then taken away is still the chosen one.
  if (book !== null && books.every(({ file }) => file !== book)) {
    options.push({ id: book, label: book, isDisabled: true });
  }
  const kind = book === null ? 'printed' : 'own';
  return (
    <li className="option option-brief">
      <h3>{t('nasty.figures.title')}</h3>
      <div className="figures-choice">
        <Select
          label={t('nasty.figures.title')}
          hideLabel
          value={book ?? PRINTED}
          onChange={(id) => onChoose(id === PRINTED ? null : id)}
          options={options}
        />
      </div>
      <p className="quiet">{wrong.about('book') ?? t(`nasty.figures.text.${kind}`)}</p>
    </li>
  );
}
