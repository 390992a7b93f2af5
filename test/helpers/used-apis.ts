import path from 'node:path';
import * as ts from 'typescript-6';

/** What TypeScript calls constructors and read-only collections, and the data of browsers don't. */
const CALLED = /Constructor$|^Readonly(?=Array|Map|Set$)/;

/**
 * Every member of the language and the browser that these files use, with a file that does: `URL.parse`, `Map.groupBy`,
 * `HTMLElement.showPopover`. A member of a type that has no name of its own is left out.
 */
export function usedApis(files: readonly string[]): Map<string, string> {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
    ts.sys,
    '.',
  );
  const program = ts.createProgram([...files], options);
  const checker = program.getTypeChecker();
  const used = new Map<string, string>();

  for (const file of files) {
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && !ts.isTypeNode(node.parent)) {
        for (const declaration of checker.getSymbolAtLocation(node)?.declarations ?? []) {
          const name = nameOf(declaration);
          if (name && !used.has(name)) used.set(name, file);
        }
      }
      ts.forEachChild(node, visit);
    };
    const source = program.getSourceFile(path.resolve(file));
    if (source) visit(source);
  }
  return used;
}

function nameOf(declaration: ts.Declaration): string | undefined {
  if (!/[\\/]lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName)) return undefined;
  const member = (declaration as ts.NamedDeclaration).name?.getText();
  const owner = ownerOf(declaration.parent);
  return member && owner && `${owner}.${member}`;
}

/** `declare var URL: { parse(): … }` is the static side of `URL`. */
function ownerOf(node: ts.Node): string | undefined {
  if (ts.isInterfaceDeclaration(node)) return node.name.text.replace(CALLED, '');
  if (ts.isTypeLiteralNode(node) && ts.isVariableDeclaration(node.parent)) return node.parent.name.getText();
  if (ts.isModuleBlock(node)) return node.parent.name.getText();
  return undefined;
}
