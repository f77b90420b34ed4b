import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { StoreError } from '../../ipc/bindings.gen';
import { speak } from '../../words/words';
import { StuckSlip } from './StuckSlip';

const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await speak('en');
});
afterEach(() => act(() => root.render(null)));

const show = (stuck: StoreError | null) => act(() => root.render(<StuckSlip stuck={stuck} />));

it.each([
  [{ error: 'full', path: '/x' }, 'Make room'],
  [{ error: 'forbidden', path: '/home/anna' }, 'the right to write there'],
  [{ error: 'failed', path: '/x', cause: 'the wire is cut' }, 'the wire is cut'],
] as const)('says of %j what to do, and that nothing is lost', (stuck, said) => {
  show(stuck);
  expect(place.querySelector('[role=status]')?.textContent).toContain(said);
  expect(place.textContent).toContain('Nothing that you have seen is lost.');
});

it('is gone when play goes on, and its place stays to be heard again', () => {
  show({ error: 'full', path: '/x' });
  show(null);
  expect(place.querySelector('[role=status]')?.textContent).toBe('');
});
