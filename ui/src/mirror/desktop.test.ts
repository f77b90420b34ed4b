import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commands } from '../ipc/bindings.gen';
import { useApp } from './app';
import { answerClosing, hear, useDesktop } from './desktop';

vi.mock('../ipc/host', () => ({ connect: vi.fn(), stream: vi.fn() }));

beforeEach(() => {
  vi.restoreAllMocks();
  useDesktop.setState({ handed: undefined, guests: undefined });
});

describe('what comes from the desktop', () => {
  it('is there for the page to act on, the same thing twice as two things', () => {
    const heard: unknown[] = [];
    const stop = useDesktop.subscribe(({ handed }) => heard.push(handed));
    hear({ told: 'handed', what: { handed: 'join' } });
    hear({ told: 'handed', what: { handed: 'join' } });
    stop();
    expect(heard).toEqual([{ handed: 'join' }, { handed: 'join' }]);
    expect(heard[0]).not.toBe(heard[1]);
  });

  it('asks whether the window may close until that is answered', () => {
    const answered = vi.spyOn(commands, 'answerClosing').mockResolvedValue(null as never);
    hear({ told: 'closing', guests: 2 });
    expect(useDesktop.getState().guests).toBe(2);
    answerClosing(false);
    expect(useDesktop.getState().guests).toBeUndefined();
    expect(answered).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('says so where a command came to grief', () => {
    hear({ told: 'broke' });
    expect(useApp.getState().notice).toEqual({ about: 'broke' });
  });
});
