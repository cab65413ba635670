/** What is wrong with a package as it would be published: its manifest, its types, what is in it. */
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** What helps nobody who installs a package. */
const UNWANTED = /\.test\.|\.map$|tsbuildinfo|(^|\/)second-way\/|\.printed\.json$|\.heavy\.|\.kept$|\.made-of$/;

/** The packages are modules and nothing else: whoever requires them is told so by Node, and old resolvers know no exports. */
const BY_DESIGN = new Set(['CJSResolvesToESM']);
const TOO_OLD = new Set(['node10']);

export async function faultsOf(folder, { tarball, files }) {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return [
    ...files.filter((path) => UNWANTED.test(path)).map((path) => `${path} does not belong there`),
    ...['LICENSE', 'README.md'].filter((path) => !files.includes(path)).map((path) => `${path} is missing`),
    ...['license', 'engines', 'sideEffects', 'files', 'description']
      .filter((key) => manifest[key] === undefined)
      .map((key) => `the manifest does not say ${key}`),
    ...(await lintOf(folder, manifest)),
    ...(manifest.exports ? await typeFaults(tarball) : []),
  ];
}

async function lintOf(pkgDir, manifest) {
  const { messages } = await publint({ pkgDir, level: 'warning', strict: true, pack: false });
  return messages.map((message) => formatMessage(message, manifest) ?? message.code);
}

async function typeFaults(tarball) {
  const { problems } = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
  return problems
    .filter(({ kind, resolutionKind }) => !BY_DESIGN.has(kind) && !TOO_OLD.has(resolutionKind))
    .map(({ kind, entrypoint = '', resolutionKind = '' }) => `types: ${kind} ${entrypoint} ${resolutionKind}`.trim());
}
