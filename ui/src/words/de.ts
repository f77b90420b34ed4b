import { doctor } from './de/doctor';
import { errors } from './de/errors';
import { gallop } from './de/gallop';
import { giro } from './de/giro';
import { help } from './de/help';
import { history } from './de/history';
import { home } from './de/home';
import { meeting } from './de/meeting';
import { nasty } from './de/nasty';
import { nearby } from './de/nearby';
import { paper } from './de/paper';
import { parts } from './de/parts';
import { party } from './de/party';
import { pigs } from './de/pigs';
import { print } from './de/print';
import { race } from './de/race';
import { replay } from './de/replay';
import { rules } from './de/rules';
import { settings } from './de/settings';
import { setup } from './de/setup';
import { shell } from './de/shell';
import { silks } from './de/silks';
import { stand } from './de/stand';
import { statistics } from './de/statistics';
import { table } from './de/table';
import type { en } from './en';
import type { Like } from './like';

export const de: Like<typeof en> = {
  doctor,
  errors,
  gallop,
  giro,
  help,
  history,
  home,
  meeting,
  nasty,
  nearby,
  parts,
  party,
  paper,
  pigs,
  print,
  race,
  replay,
  rules,
  settings,
  setup,
  shell,
  silks,
  stand,
  statistics,
  table,
};
