import { readFileSync } from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import esbuild from 'rollup-plugin-esbuild';
import { BUILD_TARGET } from './browsers.mjs';
import { stylesheetsPlugin } from './stylesheets-plugin.mjs';
import { textsPlugin } from './texts-plugin.mjs';

/** The release: pages may have another one's bundle, and files of the last ones are kept. */
export const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/**
 * How every browser source of the project becomes JavaScript: one list for the build and for the tests.
 * `mode` is `production` or `development` (React's warnings, readable class names, no minifying).
 *
 * @returns {import('rollup').Plugin[]}
 */
export function browserPlugins(mode) {
  const development = mode === 'development';
  return [
    replace({
      preventAssignment: true,
      values: {
        'process.env.NODE_ENV': JSON.stringify(mode),
        'process.env.BUNDLE_VERSION': JSON.stringify(version),
      },
    }),
    textsPlugin(),
    stylesheetsPlugin({ minify: !development }),
    nodeResolve({
      browser: true,
      extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'],
      exportConditions: [mode],
    }),
    commonjs(),
    vanillaExtractPlugin({ identifiers: development ? 'debug' : 'short' }),
    esbuild({
      target: BUILD_TARGET,
      jsx: 'automatic',
      tsconfig: false,
      exclude: [/node_modules/],
      include: /\.tsx?$/,
    }),
  ];
}

/** React and its renderer: one chunk for everything, and the floor of the byte budget. */
export const isReact = (id) =>
  /node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(id) || id.includes('commonjsHelpers');

/** `"use client"` marks in libraries mean nothing in a browser bundle. */
export function onwarn(warning, warn) {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
}
