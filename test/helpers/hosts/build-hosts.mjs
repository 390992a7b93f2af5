import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { rollup } from 'rollup';
import { compile } from 'svelte/compiler';
import { compileScript as compileVue, parse as parseVue } from 'vue/compiler-sfc';
import { browserPlugins } from '../../../shared/build/plugins.mjs';

const sveltePlugin = {
  name: 'svelte',
  transform: (code, id) =>
    id.endsWith('.svelte') ? compile(code, { filename: id, generate: 'client' }).js : null,
};

/** Components of files are compiled here, as by Vue's own tools; the build of Vue also compiles templates in the browser. */
const vuePlugin = {
  name: 'vue',
  resolveId(id) {
    return id === 'vue' ? this.resolve('vue/dist/vue.esm-bundler.js') : null;
  },
  transform: (code, id) => (id.endsWith('.vue') ? vueComponent(code, id) : null),
};

function vueComponent(code, filename) {
  const { descriptor } = parseVue(code, { filename });
  const compilerOptions = { isCustomElement: (tag) => tag.includes('-') };
  return compileVue(descriptor, { id: filename, inlineTemplate: true, templateOptions: { compilerOptions } })
    .content;
}

/** The package of the elements, as its directives for Angular are imported; the elements themselves come by a script. */
const packagePlugin = {
  name: 'package',
  resolveId: (id) =>
    id === 'freight-portal-elements/angular.js' ? path.resolve('widgets/angular.js') : null,
};

/**
 * Bundles the host pages of these frameworks, each from the packages that it is published as.
 *
 * @param {Readonly<Record<string, string>>} files by name, relative to the project
 * @returns {Promise<string>} the folder with a `{name}.js` of each
 */
export async function buildHosts(files) {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(path.join('.cache', 'hosts-'));
  await Promise.all(
    Object.entries(files).map(async ([name, file]) => {
      // What these packages are warned of is theirs to mend.
      const bundle = await rollup({
        onwarn: () => undefined,
        input: file,
        plugins: [packagePlugin, vuePlugin, sveltePlugin, ...browserPlugins('production')],
      });
      await bundle.write({ file: path.join(folder, `${name}.js`), format: 'es', inlineDynamicImports: true });
      await bundle.close();
    }),
  );
  return folder;
}
