import type { LivePages } from './livePages';
import { type GuardedServer, refuseStrangers } from './refuseStrangers';

/** Settings of the dev server that let no strangers in, with the middlewares that it has besides. */
export function guardedServer(middlewares: LivePages['middlewares'] = []) {
  // `npm start -- --allow-host NAME` sets it.
  const allowedHosts = (process.env.SITE_ALLOWED_HOSTS ?? '').split(/\s+/).filter((name) => name !== '');
  return {
    allowedHosts: allowedHosts.length > 0 ? allowedHosts : 'auto',
    headers: [
      // Not every browser says which site a request comes from.
      { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
      // As in a built site, no page of another site shows one of these.
      { key: 'Content-Security-Policy', value: "frame-ancestors 'none'" },
      { key: 'X-Frame-Options', value: 'DENY' },
    ],
    setupMiddlewares: (_stock: unknown, server: GuardedServer): LivePages['middlewares'] => {
      refuseStrangers(server, allowedHosts);
      return middlewares;
    },
  };
}
