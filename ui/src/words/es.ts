import type { en } from './en';
import { doctor } from './es/doctor';
import { errors } from './es/errors';
import { gallop } from './es/gallop';
import { giro } from './es/giro';
import { help } from './es/help';
import { history } from './es/history';
import { home } from './es/home';
import { meeting } from './es/meeting';
import { nasty } from './es/nasty';
import { nearby } from './es/nearby';
import { paper } from './es/paper';
import { parts } from './es/parts';
import { party } from './es/party';
import { pigs } from './es/pigs';
import { print } from './es/print';
import { race } from './es/race';
import { replay } from './es/replay';
import { rules } from './es/rules';
import { settings } from './es/settings';
import { setup } from './es/setup';
import { shell } from './es/shell';
import { silks } from './es/silks';
import { stand } from './es/stand';
import { statistics } from './es/statistics';
import { table } from './es/table';
import type { Like } from './like';

export const es: Like<typeof en> = {
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
