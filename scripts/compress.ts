import { command } from './portalCommand';
import { print } from '../src/machine/print';
import { compressUsage, runCompress } from './compress/runCompress';

command((args) => runCompress(args, { project: process.cwd(), print }), compressUsage);
