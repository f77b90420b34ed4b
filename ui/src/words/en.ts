import { doctor } from './en/doctor';
import { errors } from './en/errors';
import { gallop } from './en/gallop';
import { giro } from './en/giro';
import { help } from './en/help';
import { history } from './en/history';
import { home } from './en/home';
import { meeting } from './en/meeting';
import { nasty } from './en/nasty';
import { nearby } from './en/nearby';
import { paper } from './en/paper';
import { parts } from './en/parts';
import { party } from './en/party';
import { pigs } from './en/pigs';
import { print } from './en/print';
import { race } from './en/race';
import { replay } from './en/replay';
import { rules } from './en/rules';
import { settings } from './en/settings';
import { setup } from './en/setup';
import { shell } from './en/shell';
import { silks } from './en/silks';
import { stand } from './en/stand';
import { statistics } from './en/statistics';
import { table } from './en/table';

/** English is the first language: its keys are everybody's keys. One file for each screen. */
export const en = {
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
