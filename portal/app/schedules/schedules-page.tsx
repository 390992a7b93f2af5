import { useText } from '../../../shared/i18n/use-text.ts';
import { type Flight, flights } from '../../lists/definitions/flights.ts';
import { nameOfSailing, type Sailing, schedules } from '../../lists/definitions/schedules.ts';
import { RowLinks } from '../modules/list/row-link.tsx';
import { ModulePage } from '../modules/page/module-page.tsx';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { useRowChanges } from '../modules/page/use-row-changes.tsx';
import { useAddress } from '../routes/use-address.ts';
import { actsForProvider } from '../session/profile/roles.ts';
import { useProfile } from '../session/profile/use-profile.ts';
import { ChangeFlightDialog, FlightDialog } from './flight-dialog.tsx';
import { FlightRemovalDialog, SailingRemovalDialog } from './removal-dialogs.tsx';
import { ChangeSailingDialog, SailingDialog } from './sailing-dialog.tsx';
import { texts } from './texts/index.ts';

/** MOD-14: by sea first, and by air; the provider's people write both. */
export function SchedulesPage() {
  const isWritten = actsForProvider(useProfile());
  const { query } = useAddress();
  const isByAir = query.get('view') === flights.id;
  const ofSailings = useSailingChanges(!isByAir);
  const ofFlights = useFlightChanges(isByAir);
  const changes = isByAir ? ofFlights : ofSailings;
  return (
    <ModulePage
      title="menu.schedule"
      views={[{ ...schedules, title: 'list.view.sailings' }, flights]}
      changes={isWritten ? changes : undefined}
    />
  );
}

const told = (of: 'added' | 'saved' | 'removed', name: string) => texts(`schedules.${of}`, { name });

function useSailingChanges(isShown: boolean) {
  const text = useText(texts);
  const viewer = useListViewer();
  return useRowChanges<Sailing>({
    list: isShown ? schedules.id : undefined,
    addLabel: text('schedules.add.sailing'),
    nameOf: nameOfSailing,
    links: (sailing) => <RowLinks of={schedules.rowActions?.(sailing, viewer) ?? []} />,
    added: (ends) => <SailingDialog {...ends} onDone={(name) => ends.onDone(told('added', name))} />,
    changed: (sailing, ends) => (
      <ChangeSailingDialog sailing={sailing} {...ends} onDone={(name) => ends.onDone(told('saved', name))} />
    ),
    removed: (sailing, ends) => <SailingRemovalDialog sailing={sailing} {...ends} />,
  });
}

function useFlightChanges(isShown: boolean) {
  const text = useText(texts);
  const viewer = useListViewer();
  return useRowChanges<Flight>({
    list: isShown ? flights.id : undefined,
    addLabel: text('schedules.add.flight'),
    nameOf: ({ flightNumber }) => flightNumber,
    links: (flight) => <RowLinks of={flights.rowActions?.(flight, viewer) ?? []} />,
    added: (ends) => <FlightDialog {...ends} onDone={(name) => ends.onDone(told('added', name))} />,
    changed: (flight, ends) => (
      <ChangeFlightDialog flight={flight} {...ends} onDone={(name) => ends.onDone(told('saved', name))} />
    ),
    removed: (flight, ends) => <FlightRemovalDialog flight={flight} {...ends} />,
  });
}
