import { main } from '../src/machine/main';
import { print } from '../src/machine/print';
import { compressUsage, runCompress } from './compress/runCompress';

main((args) => runCompress(args, { project: process.cwd(), print }), compressUsage);
