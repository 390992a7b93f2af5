import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import * as v from 'valibot';
import { hasRows, phaseOf } from '../../../../portal/app/admin/imports/phase.ts';
import { ImportsAnswer } from '../../../../shared/contract/imports.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { exportedRows } from '../../../helpers/exported-rows.ts';
import { signIn } from '../auth/test-accounts.ts';
import { ADMIN, AGENT, csv, IMPORTER, importing, suiteImports } from './import-server.ts';

forEachDatabase((_, open) => {
  const imports = suiteImports(open);

  test('MOD-02 MOD-17 D-141 the list of the portal tells of each where it stands and what became of its rows, and is searched, filtered and exported', async () => {
    const heads = ['Order Number', 'Purchaser'];
    const checked = await imports.admin.check(
      'purchaseOrders',
      csv(heads, ['LIST-1', 'C-1'], ['LIST-2', 'nobody']),
    );
    await imports.admin.check('purchaseOrders', 'nothing,of,it\n1,2,3');
    const setJob = (of: { job: { id: string } }, state: string) =>
      sql`update job set state = ${state}, due_at = now() + interval '1 hour',
        ended_at = case when ${state}::text not in ('queued', 'running') then now() end,
        lease_id = case when ${state}::text = 'running' then gen_random_uuid() end where id = ${of.job.id}::uuid`.execute(
        imports.database.db,
      );
    const query = `{ allImport(take: 100, sort: {field: createdAt, order: DESC})
      { results { id importId kind fileName state progress created changed unchanged refused createdBy } totalCount } }`;
    const listed = async (by = imports.admin) => {
      const { allImport } = await by.query(query);
      return allImport as { results: { id: number; importId: string; state: string }[]; totalCount: number };
    };
    const { imports: told } = v.parse(
      ImportsAnswer,
      await imports.admin.act<unknown>('listImports', { take: 100 }),
    );
    const { results } = await listed();
    assert.deepEqual(
      results.map(({ id: _, ...row }) => ({ ...row })),
      told.map((one) => {
        const { create, change, same, wrong } = one.counts;
        const counts = hasRows(one)
          ? { created: create, changed: change, unchanged: same, refused: wrong }
          : { created: null, changed: null, unchanged: null, refused: null };
        return {
          ...{ importId: one.id, kind: one.kind, fileName: one.fileName, state: phaseOf(one) },
          ...{ progress: one.job.progress, ...counts, createdBy: one.createdBy },
        };
      }),
    );
    for (const phase of ['check', 'write'])
      for (const state of ['queued', 'running', 'done', 'failed', 'cancelled']) {
        await sql`update import set phase = ${phase} where id = ${checked.id}::uuid`.execute(
          imports.database.db,
        );
        await setJob(checked, state);
        const row = (await listed()).results.find(({ importId }) => importId === checked.id);
        assert.equal(
          row?.state,
          phaseOf(await imports.admin.act('getImport', { id: checked.id })),
          `${phase}, ${state}`,
        );
      }
    await sql`update import set phase = 'check' where id = ${checked.id}::uuid`.execute(imports.database.db);
    await setJob(checked, 'done');

    const id = results.find(({ importId }) => importId === checked.id)!.id;
    const exported = async (by: string, more: object) =>
      exportedRows(imports.server.url, await signIn(imports.server.url, by), {
        ...{ module: 'imports', columns: ['kind', 'state', 'created', 'refused'], ids: [id], ...more },
      });
    const row = ['Purchase orders,Checked,1,1'];
    assert.deepEqual(await exported(ADMIN, {}), row);
    assert.deepEqual(await exported(ADMIN, { filters: { holds: 'purchaseOrders', state: 'checked' } }), row);
    assert.deepEqual(await exported(ADMIN, { filters: { holds: 'bookings' } }), []);
    assert.deepEqual(await exported(ADMIN, { search: 'no such file' }), []);

    await sql`insert into web_user_role (web_user_id, role_id) values (3, 1)`.execute(imports.database.db);
    const linkToken = await imports.server.services.auth.signLink(
      { recordType: 'entity', recordId: 1, role: 'admin' },
      3600,
    );
    const { token } = await imports.server.services.auth.bettyLogin({ linkToken });
    for (const foreign of [
      await imports.server.as(AGENT),
      await imports.server.as(IMPORTER),
      importing(imports.server.url, token),
    ]) {
      assert.deepEqual(await listed(foreign), { results: [], totalCount: 0 });
      const { oneImport } = await foreign.query(`{ oneImport(where: {id: {eq: ${id}}}) { id } }`);
      assert.equal(oneImport, null);
    }
    for (const foreign of [AGENT, IMPORTER]) assert.deepEqual(await exported(foreign, {}), []);
  });
});
