import { useState } from 'react';
import { wear } from '../looks/theme';
import { LANGUAGES, type Language, speak } from '../words/words';
import { Boards } from './Boards';
import { Drawings } from './Drawings';
import './gallery.css';

const THEMES = ['light', 'dark', 'contrast'] as const;
const SHEETS = { drawings: Drawings, boards: Boards };
type Sheet = keyof typeof SHEETS;

/** Everything that is drawn, on one page, with the real components. For development only. */
export function Gallery() {
  const asked = location.hash.split('/')[2];
  const [sheet, setSheet] = useState<Sheet | undefined>(
    asked && asked in SHEETS ? (asked as Sheet) : undefined,
  );
  const shown = sheet ? [sheet] : (Object.keys(SHEETS) as Sheet[]);
  return (
    <main className="gallery">
      <nav>
        {THEMES.map((theme) => (
          <button key={theme} type="button" onClick={() => wear(theme)}>
            {theme}
          </button>
        ))}
        {(Object.keys(LANGUAGES) as Language[]).map((language) => (
          <button key={language} type="button" onClick={() => speak(language)}>
            {LANGUAGES[language]}
          </button>
        ))}
        {(Object.keys(SHEETS) as Sheet[]).map((name) => (
          <button key={name} type="button" onClick={() => setSheet(name)}>
            {name}
          </button>
        ))}
      </nav>
      {shown.map((name) => {
        const Shown = SHEETS[name];
        return <Shown key={name} />;
      })}
    </main>
  );
}
