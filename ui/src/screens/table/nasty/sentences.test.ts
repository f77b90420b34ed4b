import { beforeAll, describe, expect, it } from 'vitest';
import type { NastyEvent } from '../../../ipc/bindings.gen';
import { viewOf } from '../../../mirror/game';
import { speak } from '../../../words/words';
import { BOT, RACE, runnerAt, setupOf, tableOf, tellerIn } from './fixture';
import { refusalText } from './refusals';
import { sentenceOf, whereabouts } from './sentences';
import { linesOf } from './story';

beforeAll(() => speak('en'));
const say = (event: NastyEvent, language = 'en') => sentenceOf(tellerIn(language), event);

describe('a race caller', () => {
  it.each([
    [RACE[0], 'Called out: Marmalade (grade 1) in lane 1, Old Tom (grade 2) in lane 2, and Canela'],
    [RACE[1], 'The stakes are shown: £7,000 on this race.'],
    [RACE[3], 'Marmalade rolls 6.'],
    [RACE[4], 'Marmalade comes to stand on Grandstand Hedge, lane 1.'],
    [RACE[5], 'Carmen plays Faller at Grandstand Hedge: Marmalade down!'],
    [RACE[6], 'Old Tom is home, 1st!'],
    [RACE[8], 'Anna objects to Old Tom.'],
    [RACE[10], 'The dice show 2 and 5: Old Tom keeps its place.'],
    [RACE[13], 'Ben has £35,000 too, which no horse took.'],
    [RACE[14], 'Anna loses £5,000 on Marmalade.'],
    [RACE[15], 'Ben had £2,000 on Old Tom at 4 to 1: £10,000 back!'],
  ] as const)('says %#', (event, text) => {
    expect(event && say(event)).toContain(text);
  });

  it('says nothing of a call for the die, which the die tells', () => {
    expect(say({ event: 'roll-called', seat: 0 })).toBeUndefined();
  });

  it('names a meeting’s winners, one or several', () => {
    const over: NastyEvent = { event: 'over', cash: [30_000, 30_000, 0] };
    expect(sentenceOf(tellerIn('en', [0, 1, 2]), over)).toBe('Anna wins the meeting with £30,000.');
    expect(sentenceOf(tellerIn('en', [[0, 1], 2]), over)).toContain('Anna and Ben share');
  });

  it('leaves no blank and no key in any language', async () => {
    for (const language of ['es', 'de', 'en'] as const) {
      await speak(language);
      for (const event of RACE) {
        const text = say(event, language) ?? '';
        expect(text, event.event).not.toMatch(/\{\{|event\.|undefined/);
      }
    }
  });
});

it('tells a race under its name, with the silks of whom it is about', () => {
  const lines = linesOf(tellerIn('en'), RACE);
  expect(lines[0]).toMatchObject({ heading: true, text: 'Race 1: Duke’s Cup' });
  expect(lines.find(({ text }) => text.startsWith('The dice'))?.silks).toBe('blue');
});

it('says where everybody is, those in front first', () => {
  const table = tableOf(setupOf('here', BOT, BOT), {
    horses: [runnerAt(0, 4), runnerAt(1, 80, { fate: 'home' }), runnerAt(2, 9, { fate: 'fallen' })],
    finished: [1],
  });
  expect(whereabouts(tellerIn('en'), viewOf('nasty', table.state))).toBe(
    'From the front: Old Tom home, 1st, Marmalade on H6, lane 1, and Canela fallen.',
  );
});

it.each([
  [{ why: 'wrong-odds', right: 15 }, 'The odds of this grade in this lane are 15 to 1.'],
  [{ why: 'beyond-cash', cash: 12_000 }, 'You have £12,000.'],
  [{ why: 'no-moment', card: 'objection' }, 'One objects after the race.'],
  [{ why: 'targets', card: 'faller:members' }, 'Name one horse on the fence, or more.'],
  [{ why: 'on-fence', seat: 1 }, 'Old Tom stands on a fence'],
  [{ why: 'not-tailed', behind: 1 }, 'The leader has cleared 1 jump more'],
] as const)('a refusal says why: %o', (refusal, text) => {
  expect(refusalText(tellerIn('en'), refusal)).toContain(text);
});
