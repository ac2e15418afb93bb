import path from 'node:path';
import ts from 'typescript';

/**
 * The declarations of modules (paths from the project's folder), and of all that these name: a text for each file that they are
 * written to, as `src/preset/index.d.ts`.
 */
export function declarationsOf(project: string, modules: string[]): Map<string, string> {
  const all = allDeclarations(project, modules);
  const wanted = new Map<string, string>();
  const add = (file: string): void => {
    const text = all.get(file);
    if (text === undefined || wanted.has(file)) return;
    wanted.set(file, text);
    for (const name of modulesIn(text)) for (const found of candidates(file, name)) add(found);
  };
  for (const module of modules) add(toDeclaration(module));
  return wanted;
}

/** The modules that a declaration names. */
export function modulesIn(text: string): string[] {
  return ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
}

/** The declarations of modules and of all that these import. */
function allDeclarations(project: string, modules: string[]): Map<string, string> {
  const { config } = ts.readConfigFile(path.join(project, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, project);
  const program = ts.createProgram(
    modules.map((module) => path.join(project, module)),
    { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: project, outDir: project },
  );
  const written = new Map<string, string>();
  program.emit(undefined, (file, text) => written.set(path.relative(project, file).replaceAll('\\', '/'), text));
  return written;
}

/** The files that a relative name may stand for. */
function candidates(from: string, name: string): string[] {
  if (!name.startsWith('.')) return [];
  const base = path.posix.join(path.posix.dirname(from), name);
  return [`${base}.d.ts`, `${base}/index.d.ts`];
}

function toDeclaration(module: string): string {
  return module.replace(/\.tsx?$/, '.d.ts');
}
