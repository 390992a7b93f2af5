import { useAtom } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Drawer } from '../../../shared/ui/drawer/drawer.tsx';
import { Tabs } from '../../../shared/ui/tabs/tabs.tsx';
import { type QuickPanelTab, quickPanelAtom } from '../panels/open-panels.ts';
import { AuditTab } from './audit-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { SettingsTab } from './settings-tab.tsx';
import { texts } from './texts/index.ts';

const TABS: readonly QuickPanelTab[] = ['audit', 'notifications', 'settings'];

/**
 * SHELL-07, SHELL-08, D-96, MOD-24: the panel at the left with audit log, notifications and settings. The bell, which
 * stands at the right, opens it there.
 */
export function QuickPanel() {
  const text = useText(texts);
  const [open, setOpen] = useAtom(quickPanelAtom);
  const tab = open?.tab ?? 'audit';
  return (
    <Drawer
      title={text('panel.title')}
      side={open?.side ?? 'left'}
      open={open !== null}
      onClose={() => setOpen(null)}
    >
      <Tabs
        label={text('panel.title')}
        tabs={TABS.map((id) => ({ id, label: text(`panel.${id}`) }))}
        selected={tab}
        onSelect={(id) => setOpen({ ...open, tab: id })}
      >
        {tab === 'audit' && (
          <AuditTab mine={open?.mine ?? false} onMine={(mine) => setOpen({ ...open, tab, mine })} />
        )}
        {tab === 'notifications' && <NotificationsTab />}
        {tab === 'settings' && <SettingsTab />}
      </Tabs>
    </Drawer>
  );
}
