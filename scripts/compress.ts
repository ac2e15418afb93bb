import { compressUsage, runCompress } from './compress/runCompress';
import { main } from './main';

main((args) => runCompress(args, { project: process.cwd(), print: (text) => console.log(text) }), compressUsage);
