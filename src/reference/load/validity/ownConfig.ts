import { type Config, createConfig, type RawUniversalConfig } from '@redocly/openapi-core';

/**
 * A configuration of Redocly that is ours alone. One that has no place runs `@theme/plugin.js` of the working folder, which
 * may have come with the description of somebody else.
 */
export function ownConfig(config: RawUniversalConfig): Promise<Config> {
  return createConfig(config, { configPath: __filename });
}
