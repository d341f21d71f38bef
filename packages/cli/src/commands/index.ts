import type { Command } from '../command.ts';
import { ack } from './ack.ts';
import { alerts } from './alerts.ts';
import { backup } from './backup.ts';
import { catalogCheck } from './catalog-check.ts';
import { catalogProbe } from './catalog-probe.ts';
import { catalogTest } from './catalog-test.ts';
import { channelAdd } from './channel-add.ts';
import { channelTest } from './channel-test.ts';
import { channels } from './channels.ts';
import { rules } from './rules.ts';
import { change } from './change.ts';
import { changes } from './changes.ts';
import { configCheck } from './config-check.ts';
import { deployGate } from './deploy-gate.ts';
import { doctor } from './doctor.ts';
import { events } from './events.ts';
import { history } from './history.ts';
import { incidents } from './incidents.ts';
import { judge } from './judge.ts';
import { ledger } from './ledger.ts';
import { manifestsPut } from './manifests-put.ts';
import { overlayDelete } from './overlay-delete.ts';
import { overlayExport } from './overlay-export.ts';
import { overlayList } from './overlay-list.ts';
import { overlaySet } from './overlay-set.ts';
import { ownerLink } from './owner-link.ts';
import { pagePreview } from './page-preview.ts';
import { projectCreate } from './project-create.ts';
import { projectList } from './project-list.ts';
import { restore } from './restore.ts';
import { scan } from './scan.ts';
import { sdkKeyCreate } from './sdk-key-create.ts';
import { sdkKeyRevoke } from './sdk-key-revoke.ts';
import { serve } from './serve.ts';
import { services } from './services.ts';
import { telemetry } from './telemetry.ts';
import { tokenCreate } from './token-create.ts';
import { tokenList } from './token-list.ts';
import { tokenRevoke } from './token-revoke.ts';
import { verdict } from './verdict.ts';
import { watch } from './watch.ts';
import { why } from './why.ts';

export const commands: readonly Command[] = [
  ack,
  alerts,
  backup,
  catalogCheck,
  catalogProbe,
  catalogTest,
  change,
  channelAdd,
  channelTest,
  channels,
  changes,
  configCheck,
  deployGate,
  doctor,
  events,
  history,
  incidents,
  judge,
  ledger,
  manifestsPut,
  overlayDelete,
  overlayExport,
  overlayList,
  overlaySet,
  ownerLink,
  pagePreview,
  projectCreate,
  projectList,
  restore,
  rules,
  scan,
  sdkKeyCreate,
  sdkKeyRevoke,
  serve,
  services,
  telemetry,
  tokenCreate,
  tokenList,
  tokenRevoke,
  verdict,
  watch,
  why,
];
