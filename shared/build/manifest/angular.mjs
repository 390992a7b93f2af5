import { registerHooks } from 'node:module';
import path from 'node:path';
import { COMMON } from './elements.mjs';
import { GENERATED } from './types.mjs';

/**
 * Angular's compiler works by the programming interface of TypeScript 6, which version 7 doesn't have; this project
 * checks its own types by 7.
 */
registerHooks({
  resolve: (name, context, next) => next(name === 'typescript' ? 'typescript-6' : name, context),
});

/**
 * Compiles a file for Angular that isn't on the disk.
 *
 * @param {string} file where it would stand, for what it imports
 * @param {string} source
 * @param {'partial' | 'full'} compilationMode `partial` for a package, which the application's own build completes
 * @returns {Promise<{ errors: string[], output: Record<string, string> }>} the output by the names of the files
 */
export async function compileAngular(file, source, compilationMode) {
  const { createCompilerHost, performCompilation } = await import('@angular/compiler-cli');
  const { default: ts } = await import('typescript-6');
  const options = {
    ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, declaration: true, strict: true },
    ...{ moduleResolution: ts.ModuleResolutionKind.Bundler, skipLibCheck: true, types: [] },
    ...{ compilationMode, strictTemplates: true, experimentalDecorators: true },
  };
  const rootName = path.resolve(file);
  const host = createCompilerHost({ options });
  const { fileExists, getSourceFile, readFile } = host;
  host.fileExists = (name) => path.resolve(name) === rootName || fileExists.call(host, name);
  host.readFile = (name) => (path.resolve(name) === rootName ? source : readFile.call(host, name));
  host.getSourceFile = (name, version, ...rest) =>
    path.resolve(name) === rootName
      ? ts.createSourceFile(name, source, version, true)
      : getSourceFile.call(host, name, version, ...rest);
  const output = {};
  host.writeFile = (name, text) => {
    output[path.basename(name)] = text;
  };
  const { diagnostics } = performCompilation({ rootNames: [rootName], options, host });
  return {
    errors: diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    output,
  };
}

/**
 * `angular.js` and `angular.d.ts`: a directive for each element, by which templates that import it are checked. Without
 * one Angular refuses the tag, or checks nothing of it under `CUSTOM_ELEMENTS_SCHEMA`.
 *
 * @param {import('./elements.mjs').ElementFacts[]} elements
 * @returns {Promise<Record<string, string>>}
 */
export async function angularFiles(elements) {
  const { errors, output } = await compileAngular('widgets/angular.ts', directives(elements), 'partial');
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return Object.fromEntries(Object.entries(output).map(([name, text]) => [name, `${GENERATED}\n${text}`]));
}

const directives = (elements) => `
import { booleanAttribute, Directive, ElementRef, inject, Input } from '@angular/core';
import type { FreightElement, ${elements.map(({ typeName }) => `${typeName}Element`).join(', ')} } from './index.d.ts';
import type { CommonMarkup, ${elements.map(({ typeName }) => `${typeName}Markup`).join(', ')} } from './markup.d.ts';

/** The properties of every element. */
@Directive()
export abstract class FreightDirective<Element extends FreightElement = FreightElement> {
  /** The element itself, for its methods. */
  readonly element: Element = inject<ElementRef<Element>>(ElementRef).nativeElement;
${COMMON.properties.map((property) => input('CommonMarkup', property)).join('')}}
${elements
  .map(
    ({ tag, typeName, summary, properties }) => `
/** \`<${tag}>\`: ${summary} */
@Directive({ selector: '${tag}', exportAs: '${typeName[0].toLowerCase()}${typeName.slice(1)}' })
export class ${typeName} extends FreightDirective<${typeName}Element> {
${properties.map((property) => input(`${typeName}Markup`, property)).join('')}}
`,
  )
  .join('')}`;

const input = (markup, { name, kind }) =>
  (kind === 'boolean'
    ? `  @Input({ transform: booleanAttribute }) set ${name}(value: boolean)`
    : `  @Input() set ${name}(value: ${markup}['${name}'])`) +
  ` { Object.assign(this.element, { ${name}: value }); }\n`;
