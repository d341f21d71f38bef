import type { Route } from '../route.ts';
import { alertRuleRoutes } from './alert-rules.ts';
import { alertRoutes } from './alerts.ts';
import { auditLogRoutes } from './audit-log.ts';
import { badgeRoutes } from './badges.ts';
import { catalogRoutes } from './catalog.ts';
import { changeHookRoutes } from './change-hooks.ts';
import { changeMarkerRoutes } from './change-markers.ts';
import { channelRoutes } from './channels.ts';
import { changeSourceRoutes } from './change-sources.ts';
import { componentRoutes } from './components.ts';
import { evidenceRoutes } from './evidence.ts';
import { embedRoutes } from './embed.ts';
import { feedDocumentRoutes } from './feed-documents.ts';
import { feedRoutes } from './feeds.ts';
import { historyRoutes } from './history.ts';
import { incidentRoutes } from './incidents.ts';
import { episodeEvidenceRoutes } from './episode-evidence.ts';
import { judgmentRoutes } from './judgments.ts';
import { ledgerRoutes } from './ledger.ts';
import { invitationRoutes } from './invitations.ts';
import { limitRoutes } from './limits.ts';
import { manifestRoutes } from './manifests.ts';
import { mcpRoutes } from './mcp.ts';
import { memberRoutes } from './members.ts';
import { operationRoutes } from './operations.ts';
import { organizationRoutes } from './organizations.ts';
import { customVendorRoutes } from './custom-vendors.ts';
import { organizationHistoryRoutes } from './organization-history.ts';
import { overlayRoutes } from './overlays.ts';
import { overviewRoutes } from './overview.ts';
import { projectServiceRoutes } from './project-services.ts';
import { connectionRoutes } from './connections.ts';
import { oauthRoutes } from './oauth.ts';
import { passkeyRoutes } from './passkeys.ts';
import { pageDocumentRoutes } from './page-documents.ts';
import { projectRoutes } from './projects.ts';
import { sdkKeyRoutes } from './sdk-keys.ts';
import { serviceRoutes } from './services.ts';
import { serviceMetricRoutes } from './service-metrics.ts';
import { sessionRoutes } from './session.ts';
import { signInRoutes } from './sign-in.ts';
import { telemetryRoutes } from './telemetry.ts';
import { streamRoutes } from './stream.ts';
import { statusPageRoutes } from './status-pages.ts';
import { tokenRoutes } from './tokens.ts';
import { unknownRoutes } from './unknown.ts';
import { uploadRoutes } from './uploads.ts';
import { usOrThemRoutes } from './us-or-them.ts';
import { verdictRoutes } from './verdicts.ts';

/** Every route but ingest, which has its own way in `ingest.ts`. */
export const routes: readonly Route[] = [
  ...alertRuleRoutes,
  ...alertRoutes,
  ...auditLogRoutes,
  ...badgeRoutes,
  ...catalogRoutes,
  ...changeHookRoutes,
  ...changeMarkerRoutes,
  ...channelRoutes,
  ...changeSourceRoutes,
  ...componentRoutes,
  ...connectionRoutes,
  ...evidenceRoutes,
  ...embedRoutes,
  ...feedDocumentRoutes,
  ...feedRoutes,
  ...historyRoutes,
  ...incidentRoutes,
  ...judgmentRoutes,
  ...ledgerRoutes,
  ...episodeEvidenceRoutes,
  ...invitationRoutes,
  ...limitRoutes,
  ...manifestRoutes,
  ...mcpRoutes,
  ...memberRoutes,
  ...oauthRoutes,
  ...operationRoutes,
  ...organizationRoutes,
  ...customVendorRoutes,
  ...organizationHistoryRoutes,
  ...overlayRoutes,
  ...overviewRoutes,
  ...pageDocumentRoutes,
  ...passkeyRoutes,
  ...projectRoutes,
  ...projectServiceRoutes,
  ...sdkKeyRoutes,
  ...serviceRoutes,
  ...serviceMetricRoutes,
  ...sessionRoutes,
  ...signInRoutes,
  ...telemetryRoutes,
  ...streamRoutes,
  ...statusPageRoutes,
  ...tokenRoutes,
  ...unknownRoutes,
  ...uploadRoutes,
  ...usOrThemRoutes,
  ...verdictRoutes,
];
