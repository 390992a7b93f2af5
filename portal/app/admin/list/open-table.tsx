import { useEffect, useRef, useState } from 'react';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { ListRow } from '../../../../shared/list/list-source.ts';
import type { List } from '../../../../shared/list/use-list.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { checkbox } from '../../../../shared/ui/field/checkbox.css.ts';
import { Success } from '../../form/success.tsx';
import { useSave } from '../../form/use-save.ts';
import * as s from '../admin.css.ts';
import { texts } from '../texts/index.ts';
import { AdminTable, type Column } from './admin-table.tsx';
import { ListRows } from './list-rows.tsx';

interface OpenTableProps<T extends ListRow> {
  title: string;
  list: List<T>;
  columns: readonly Column<T>[];
  /** Text of an empty list. */
  empty: string;
  /** Withdraws a row, after a confirmation. */
  withdraw: {
    text: string;
    /** Name of the button of one row. */
    name(row: T): string;
    question(row: T): string;
    done(row: T): string;
    failure(error: unknown): Text;
    /** What may end with a row, if the person ticks it. */
    further?: string;
    run(row: T, further: boolean): Promise<unknown>;
  };
}

/** Open invitations, links or keys, newest first, each with a button that withdraws it. */
export function OpenTable<T extends ListRow>(props: OpenTableProps<T>) {
  const { title, list, columns, empty, withdraw } = props;
  const text = useText(texts);
  const [selected, setSelected] = useState<T>();
  const [isFurther, setFurther] = useState(false);
  const [done, setDone] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const save = useSave();
  const { isBusy } = save;

  // The withdrawn row had the focused button, and the focus would be lost with it.
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);

  const select = (row: T | undefined) => {
    save.dismiss();
    setSelected(row);
    setFurther(false);
    if (row) setDone('');
  };
  const run = async (row: T) => {
    const step = await save.run({
      parts: () => [row],
      send: async (part: T) => void (await withdraw.run(part, isFurther)),
    });
    if (step === 'saved') {
      select(undefined);
      setDone(withdraw.done(row));
    }
    // Also after a failure: the invitation or link may have been used or withdrawn elsewhere.
    list.reload();
  };

  return (
    <section className={s.card} aria-label={title}>
      <h2 ref={heading} tabIndex={-1} className={s.cardTitle}>
        {title}
      </h2>
      <Success className={s.result} onDismiss={() => setDone('')}>
        {done}
      </Success>
      <ListRows list={list} forbidden={text('admin.forbidden')} empty={empty}>
        <AdminTable
          label={title}
          columns={columns}
          rows={list.rows}
          actions={{
            cell: (row) => (
              <Button size="sm" aria-label={withdraw.name(row)} onClick={() => select(row)}>
                {withdraw.text}
              </Button>
            ),
          }}
        />
      </ListRows>
      {selected && (
        <Dialog
          title={withdraw.name(selected)}
          open
          onClose={() => isBusy || select(undefined)}
          actions={
            <>
              <Button onClick={() => isBusy || select(undefined)}>{text('admin.cancel')}</Button>
              <Button variant="danger" busy={isBusy} onClick={() => run(selected)}>
                {withdraw.text}
              </Button>
            </>
          }
        >
          {'error' in save.state && <Banner kind="error">{text(withdraw.failure(save.state.error))}</Banner>}
          <p>{withdraw.question(selected)}</p>
          {withdraw.further && (
            <label className={s.further}>
              <input
                type="checkbox"
                className={checkbox}
                checked={isFurther}
                onChange={(event) => isBusy || setFurther(event.currentTarget.checked)}
              />
              {withdraw.further}
            </label>
          )}
        </Dialog>
      )}
    </section>
  );
}
