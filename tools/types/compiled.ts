/** Texts given to the compiler as if they were files of the project. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The faults of each text, all compiled in one programme that shares what they import. */
export function faultsOf(texts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  const settings: ts.CompilerOptions = {
    ...options,
    composite: false,
    declaration: false,
    declarationMap: false,
    noEmit: true,
    types: ['node'],
    customConditions: ['source'],
  };
  const host = ts.createCompilerHost(settings);
  const read = host.readFile.bind(host);
  host.readFile = (file) => texts.get(file) ?? read(file);
  host.fileExists = (file) => texts.has(file) || ts.sys.fileExists(file);
  const program = ts.createProgram([...texts.keys()], settings, host);
  return new Map(
    [...texts.keys()].map((file) => [
      file,
      [
        ...program.getSyntacticDiagnostics(program.getSourceFile(file)),
        ...program.getSemanticDiagnostics(program.getSourceFile(file)),
      ].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ]),
  );
}
