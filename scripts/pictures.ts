import { main } from './main';
import { picturesUsage, runPictures } from './pictures/runPictures';

main(() => runPictures({ project: process.cwd(), print: (text) => console.log(text) }), picturesUsage);
