import { print } from '../src/machine/print';
import { compressUsage, runCompress } from './compress/runCompress';
import { command } from './portalCommand';

command((args) => runCompress(args, { project: process.cwd(), print }), compressUsage);
