import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inBackground } from '../inBackground';

/** A runner whose tasks may start. */
function allowed(pause: number): ReturnType<typeof inBackground> {
  const background = inBackground(pause);
  background.allow();
  return background;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('begins a task after the pause', async () => {
  const task = vi.fn(() => Promise.resolve());
  allowed(100).start(task);
  await vi.advanceTimersByTimeAsync(99);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(task).toHaveBeenCalledOnce();
});

it('lets the pause begin when tasks are allowed', async () => {
  const task = vi.fn(() => Promise.resolve());
  const background = inBackground(100);
  background.start(task);
  await vi.advanceTimersByTimeAsync(1000);
  expect(task).not.toHaveBeenCalled();
  background.allow();
  await vi.advanceTimersByTimeAsync(99);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(task).toHaveBeenCalledOnce();
});

it('drops the older of two tasks that wait to be allowed', async () => {
  const [older, newer] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
  const background = inBackground(100);
  background.start(older);
  background.start(newer);
  background.allow();
  await vi.advanceTimersByTimeAsync(200);
  expect(older).not.toHaveBeenCalled();
  expect(newer).toHaveBeenCalledOnce();
});

it('drops a task that has not begun when there is a newer one', async () => {
  const [older, newer] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
  const background = allowed(100);
  background.start(older);
  background.start(newer);
  await vi.advanceTimersByTimeAsync(200);
  expect(older).not.toHaveBeenCalled();
  expect(newer).toHaveBeenCalledOnce();
});

it('tells a task under way to stop', async () => {
  const signals: AbortSignal[] = [];
  const background = allowed(100);
  background.start((stopped) => {
    signals.push(stopped);
    return new Promise(() => undefined);
  });
  await vi.advanceTimersByTimeAsync(100);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  background.stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

it('goes on after a task that failed', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const background = allowed(100);
  background.start(() => Promise.reject(new Error('no space')));
  await vi.advanceTimersByTimeAsync(100);
  const next = vi.fn(() => Promise.resolve());
  background.start(next);
  await vi.advanceTimersByTimeAsync(100);
  expect(next).toHaveBeenCalledOnce();
  expect(error.mock.calls.flat().join(' ')).toContain('no space');
  error.mockRestore();
});
