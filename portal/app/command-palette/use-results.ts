import type { FoundRecord } from '../../../shared/contract/search.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { findOptions } from '../../../shared/ui/options/find-options.ts';
import { useGo } from '../layout/use-go.ts';
import { recordPath } from '../routes/record-path.ts';
import { useProfile } from '../session/profile/use-profile.ts';
import { useViewer } from '../shell/menu/use-viewer.ts';
import { type Pick, recentPicks, rememberPick } from './recent.ts';
import { type TextId, texts } from './texts/index.ts';
import { type Command, useCommands } from './use-commands.ts';
import type { Records } from './use-records.ts';

export interface Result extends Command {
  pick: Pick;
}

export interface Group {
  title: TextId;
  results: Result[];
}

/** The results for a query: without one the recent choices and all pages, else what matches. */
export function useResults(query: string, records: Records): { groups: Group[]; take(result: Result): void } {
  const text = useText(texts);
  const go = useGo();
  const viewer = useViewer();
  const person = useProfile()?.id ?? 0;
  const { screens, actions } = useCommands();
  const isBlank = query.trim() === '';

  const ofCommand = (command: Command): Result => ({ ...command, pick: { id: command.id } });
  const ofRecord = (record: FoundRecord): Result[] => {
    const path = recordPath(record, viewer);
    if (!path) return [];
    const kind = text('palette.type', { type: record.type });
    return [
      {
        // Several containers of a shipment may be found.
        id: `${record.type}-${record.id}-${record.reference}`,
        label: record.reference,
        hint: record.detail && record.type !== 'company' ? `${kind} · ${record.detail}` : kind,
        pick: { record },
        run: () => go(path),
      },
    ];
  };
  const recent = recentPicks(person).flatMap((pick) => {
    if ('record' in pick) return ofRecord(pick.record);
    return [...screens, ...actions].filter(({ id }) => id === pick.id).map(ofCommand);
  });
  const found = records.kind === 'found' ? records.list.flatMap(ofRecord) : [];
  const groups: Group[] = isBlank
    ? [
        { title: 'palette.recent', results: recent.map((one) => ({ ...one, id: `recent-${one.id}` })) },
        { title: 'palette.screens', results: screens.map(ofCommand) },
        { title: 'palette.actions', results: actions.map(ofCommand) },
      ]
    : [
        { title: 'palette.screens', results: findOptions(screens, query).map(ofCommand) },
        { title: 'palette.actions', results: findOptions(actions, query).map(ofCommand) },
        { title: 'palette.records', results: found },
      ];
  return {
    groups: groups.filter(({ results }) => results.length > 0),
    take({ pick, run }) {
      rememberPick(person, pick);
      run();
    },
  };
}
