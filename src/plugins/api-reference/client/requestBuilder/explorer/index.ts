// The polyfills come first: modules of the explorer look for them as they load.
import './polyfills';

export { RequestExplorer } from './RequestExplorer';
