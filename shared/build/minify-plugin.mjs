import { minify } from 'terser';

/** terser rather than esbuild: the bundle travels to every host page, and it is 6 % smaller. */
export function minifyPlugin() {
  return {
    name: 'minify',
    async renderChunk(code) {
      const { code: small, map } = await minify(code, {
        module: true,
        ecma: 2020,
        compress: { passes: 4, inline: 1, pure_getters: true, unsafe_arrows: true, keep_fargs: false },
        format: { comments: false },
        sourceMap: { asObject: true },
      });
      return { code: small, map };
    },
  };
}
