import { main } from './main';
import { runPictures } from './pictures/runPictures';

main((args) => runPictures(args, { project: process.cwd(), print: (text) => console.log(text) }));
