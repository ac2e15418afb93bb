import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { dependenciesOf, type Manifest, packageOf } from '../manifest';
import { bundledModules, type Modules, nodeModules, plainFiles } from '../modules';

const project = path.resolve(__dirname, '../../..');
const readManifest = (file: string): Manifest => JSON.parse(readFileSync(path.join(project, file), 'utf8')) as Manifest;

describe('what the package has of this project', () => {
  const ofPackage = readManifest('src/package/package.json');
  let node: Modules;
  let forBundlers: Modules;
  beforeAll(async () => {
    [node, forBundlers] = [await nodeModules(project), await bundledModules(project)];
  });

  it('is no test, no fact and nothing that only this portal has', () => {
    const files = [...node.files, ...forBundlers.files, ...plainFiles(project)];
    expect(node.files).toContain('src/plugins/api-reference/index.ts');
    expect(node.files).toContain('src/plugins/host-reference/index.ts');
    expect(forBundlers.files).toContain('src/plugins/api-reference/client/ReferencePage.tsx');
    const theme = 'src/plugins/host-reference/theme/OpenApiPage/index.tsx';
    expect(forBundlers.files).toContain(theme);
    expect(plainFiles(project)).toEqual(
      expect.arrayContaining(['src/css/overrides.css', 'src/css/host/tokens.css', theme]),
    );
    expect(files.filter((file) => /__tests__|^src\/site\/|^(?:openapi|tests|docs)\/|README/.test(file))).toEqual([]);
  });

  it('names packages that this project names, too', () => {
    const modules = [...node.packages, ...forBundlers.packages];
    expect(() => dependenciesOf(modules, ofPackage, readManifest('package.json'))).not.toThrow();
  });

  it('imports every peer that a site has to have, and the one that it may have', () => {
    const named = new Set([...node.packages, ...forBundlers.packages].map(packageOf));
    const peers = Object.keys(ofPackage.peerDependencies ?? {});
    // Docusaurus itself loads the first; the second is a peer of the theme, whose parts the request builder has.
    const ofOthers = ['@docusaurus/faster', 'docusaurus-plugin-openapi-docs'];
    expect(peers.filter((name) => !named.has(name)).sort()).toEqual(ofOthers);
  });

  it('makes no peer a dependency', () => {
    const dependencies = dependenciesOf(node.packages, ofPackage, readManifest('package.json'));
    const peers = Object.keys(ofPackage.peerDependencies ?? {});
    expect(peers.filter((peer) => peer in dependencies)).toEqual([]);
  });
});
