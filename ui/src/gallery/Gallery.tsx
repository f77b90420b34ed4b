import { useState } from 'react';
import { wear } from '../looks/theme';
import { LANGUAGES, type Language, speak } from '../words/words';
import { Boards } from './Boards';
import { Drawings } from './Drawings';
import { Finish } from './Finish';
import { NastyCourses } from './NastyCourses';
import { NastyPapers } from './NastyPapers';
import { NastyTables } from './NastyTables';
import { Pieces } from './Pieces';
import { Pigs } from './Pigs';
import { Sty } from './Sty';
import { Tables } from './Tables';
import './gallery.css';

const THEMES = ['light', 'dark', 'contrast'] as const;
const SHEETS = {
  drawings: Drawings,
  table: Tables,
  boards: Boards,
  pigs: Pigs,
  sty: Sty,
  pieces: Pieces,
  finish: Finish,
  course: NastyCourses,
  papers: NastyPapers,
  nasty: NastyTables,
};
type Sheet = keyof typeof SHEETS;

/** Everything that is drawn, on one page, with the real components. For development only. */
export function Gallery() {
  const asked = location.hash.split('/')[2]?.split('-')[0];
  const [sheet, setSheet] = useState<Sheet | undefined>(
    asked && asked in SHEETS ? (asked as Sheet) : undefined,
  );
  // A table is a whole window: nothing may stand around it.
  if (sheet === 'table') return <Tables />;
  if (sheet === 'sty') return <Sty />;
  if (sheet === 'nasty') return <NastyTables />;
  const shown = sheet ? [sheet] : (Object.keys(SHEETS) as Sheet[]);
  return (
    <div className="gallery">
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
    </div>
  );
}
