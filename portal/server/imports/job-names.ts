import * as v from 'valibot';

const payload = v.object({ importId: v.pipe(v.string(), v.uuid()) });
export type ImportJob = v.InferOutput<typeof payload>;

/** The two jobs of an import, as they are put into the queue; the second's name stands in the index `job_alone`, too. */
export const CHECK_IMPORT = { name: 'checkImport', payload };
export const WRITE_IMPORT = { name: 'writeImport', payload };
