import { describe, expect, it } from 'vitest';
import type { PigsOutlook, PigsProspect } from '../../../ipc/bindings.gen';
import { viewOf } from '../../../mirror/game';
import { BOT, ORDER, setupOf, tableOf } from './fixture';
import { chosenCard, linedUp, marksOf, moveInMind, orderOf } from './hand';

const RED: PigsProspect = {
  pig: 'red',
  held: 1,
  from: 0,
  to: 1,
  leapt: [],
  leads: true,
  food: 1,
  stake: { kind: 'risks', food: 1 },
};
const BLUE: PigsProspect = { ...RED, pig: 'blue', from: -4, leapt: ['black'] };
const play = (...cards: PigsProspect[]): PigsOutlook => ({ kind: 'play', cards });
const LINE_UP: PigsOutlook = { kind: 'line-up', pigs: [...ORDER], places: [0, -1, -2, -3, -4] };
const FOOD: PigsOutlook = {
  kind: 'food',
  spaces: [
    { at: 0, refusal: { why: 'pig-there', at: 0 }, rule: 'P-18' },
    { at: 5, refusal: null, rule: null },
    { at: 6, refusal: null, rule: null },
  ],
};

const view = viewOf('pigs', tableOf(setupOf('here', BOT)).state);
const looked = (outlook: PigsOutlook) => ({ view, outlook });

describe('the card that is chosen', () => {
  it('is the one picked out, and none before', () => {
    expect(chosenCard({}, play(RED, BLUE))).toBeUndefined();
    expect(chosenCard({ pig: 'blue' }, play(RED, BLUE))).toBe(BLUE);
    expect(chosenCard({ pig: 'white' }, play(RED, BLUE))).toBeUndefined();
  });

  it('is the only one where there is no choice', () => {
    expect(chosenCard({}, play(RED))).toBe(RED);
  });
});

describe('the line-up in mind', () => {
  it('is the app’s order until somebody moves a pig', () => {
    expect(orderOf({}, LINE_UP)).toEqual(ORDER);
    const order = [...ORDER].reverse();
    expect(orderOf({ order }, LINE_UP)).toEqual(order);
  });

  it('stands on the board at the places that the app names', () => {
    expect(linedUp([...ORDER].reverse(), LINE_UP)[0]).toEqual({ pig: 'blue', at: 0 });
    expect(linedUp(ORDER, undefined)).toEqual([]);
  });
});

describe('what would be done', () => {
  it('is nothing before there is anything in mind', () => {
    expect(moveInMind({ is: 'food', seat: 0, mine: true }, {}, looked(FOOD))).toBeUndefined();
    expect(moveInMind({ is: 'play', seat: 0 }, {}, looked(play(RED, BLUE)))).toBeUndefined();
    expect(moveInMind({ is: 'waiting', seat: 1 }, { pig: 'red' }, undefined)).toBeUndefined();
    expect(
      moveInMind({ is: 'food', seat: 1, mine: false }, { space: 5 }, undefined),
    ).toBeUndefined();
  });

  it('is the move in mind', () => {
    expect(moveInMind({ is: 'line-up', seat: 0, mine: true }, {}, looked(LINE_UP))).toEqual({
      'line-up': ORDER,
    });
    expect(moveInMind({ is: 'food', seat: 0, mine: true }, { space: 5 }, looked(FOOD))).toEqual({
      food: 5,
    });
    expect(moveInMind({ is: 'play', seat: 0 }, { pig: 'blue' }, looked(play(RED, BLUE)))).toEqual({
      play: 'blue',
    });
  });
});

describe('the marks on the board', () => {
  const chosen = { pig: 'blue' } as const;

  it('are the chain that can lead, and where the chosen card lands', () => {
    const look = looked(play(RED, BLUE));
    expect(marksOf({ phase: { is: 'play', seat: 0 }, chosen, look, view })).toEqual({
      canLead: view.canLead,
      landing: { pig: 'blue', to: 1, leads: true, food: 1 },
    });
  });

  it('show nobody what another has in mind', () => {
    const look = looked({ kind: 'wait' });
    expect(marksOf({ phase: { is: 'waiting', seat: 1 }, chosen, look, view })).toEqual({
      canLead: view.canLead,
    });
  });

  it('say nothing of the chain while pigs are on their way', () => {
    expect(marksOf({ phase: { is: 'running' }, chosen, look: undefined, view })).toEqual({});
  });

  it('are the spaces where food may be put', () => {
    const phase = { is: 'food', seat: 0, mine: true } as const;
    expect(marksOf({ phase, chosen: { space: 6 }, look: looked(FOOD), view })).toEqual({
      open: [5, 6],
      chosen: 6,
    });
  });

  it('are the space over which food is held, where it may be put', () => {
    const phase = { is: 'food', seat: 0, mine: true } as const;
    const look = looked(FOOD);
    const marks = marksOf({ phase, chosen: { space: 6, over: 5 }, look, view });
    expect(marks).toEqual({ open: [5, 6], chosen: 6, over: 5 });
    expect(marksOf({ phase, chosen: { over: 0 }, look, view })).toEqual({ open: [5, 6] });
  });
});
