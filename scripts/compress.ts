import { compressUsage, runCompress } from './compress/runCompress';
import { main } from './main';
import { print } from './print';

main((args) => runCompress(args, { project: process.cwd(), print }), compressUsage);
