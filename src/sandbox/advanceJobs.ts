import { recordDeliveries } from './events/deliveries';
import { eventsOf } from './events/events';
import { advanceJob, hasRunningJobs, isFinished, isJob } from './events/jobs';
import type { JsonObject, SandboxEnvironment, SandboxEvent, SandboxState } from './request/types';
import type { SandboxDescription } from './world/description';
import { atPath } from './world/items';

/** Advances all jobs by one step, as time would do, with the events that follow. */
export function advanceJobs(
  description: SandboxDescription,
  state: SandboxState,
  environment: SandboxEnvironment,
): { state: SandboxState; events: SandboxEvent[]; isWaiting: boolean } {
  const items: Record<string, readonly JsonObject[]> = { ...state.items };
  const events: SandboxEvent[] = [];
  let isWaiting = false;
  for (const collection of description.collections) {
    const { create, path } = collection;
    const known = items[path];
    if (!create || !known || !hasRunningJobs(collection, known, description)) continue;
    items[path] = known.map((item) => {
      const next = advanceJob(item, collection, { description, environment });
      const context = { ...atPath({ state, description }), environment };
      if (next !== item) events.push(...eventsOf(create, next, context));
      isWaiting ||= isJob(collection, next, description) && !isFinished(next);
      return next;
    });
  }
  return { ...recordDeliveries(events, { ...state, items }, { description, environment }), isWaiting };
}
