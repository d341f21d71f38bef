/**
 * Every closed vocabulary of Upriver, each defined once. A word from outside that is not in its list
 * becomes `unknown`, never `operational`, and the raw word is kept beside it.
 */

/** Status of a service or of one component. */
export const STATUSES = [
  'operational',
  'degraded',
  'partial_outage',
  'major_outage',
  'maintenance',
  'unknown',
] as const;
export type Status = (typeof STATUSES)[number];

/** How much an incident hurts, in the vendor's own words. */
export const IMPACTS = ['none', 'minor', 'major', 'critical'] as const;
export type Impact = (typeof IMPACTS)[number];

/** Phases of an unplanned incident. */
export const INCIDENT_PHASES = ['investigating', 'identified', 'monitoring', 'resolved', 'postmortem'] as const;
/** Phases of a planned maintenance. */
export const MAINTENANCE_PHASES = ['scheduled', 'in_progress', 'verifying', 'completed'] as const;
/** Status of an incident and of one of its updates. */
export const INCIDENT_STATUSES = [...INCIDENT_PHASES, ...MAINTENANCE_PHASES] as const;
export type IncidentStatus = (typeof INCIDENT_STATUSES)[number];

/** Incidents surprise; maintenance is planned and kept apart from active incidents. */
export const INCIDENT_KINDS = ['incident', 'maintenance'] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

/** Package-URL types (https://github.com/package-url/purl-spec), and two of our own where there is none. */
export const ECOSYSTEMS = [
  'npm',
  'pypi',
  'golang',
  'cargo',
  'gem',
  'composer',
  'maven',
  'nuget',
  'hex',
  'pub',
  'swift',
  'cocoapods',
  'docker',
  'githubactions',
  'terraform',
  'generic',
] as const;
export type Ecosystem = (typeof ECOSYSTEMS)[number];

/** For what a project needs a dependency. */
export const DEPENDENCY_SCOPES = ['runtime', 'development', 'optional', 'peer', 'build', 'unknown'] as const;
export type DependencyScope = (typeof DEPENDENCY_SCOPES)[number];

/** Scopes that count in an impact list unless all are asked for. */
export const COUNTING_SCOPES: readonly DependencyScope[] = ['runtime', 'optional', 'peer', 'unknown'];

/** Why a call had no good answer. */
export const ERROR_CLASSES = [
  'timeout',
  'dns',
  'connection_refused',
  'connection_reset',
  'network',
  'tls',
  'protocol',
  'incomplete_response',
  'aborted',
  'client_limit',
  'rate_limited',
  'auth',
  'client_error',
  'server_error',
  'unknown',
] as const;
export type ErrorClass = (typeof ERROR_CLASSES)[number];

/** Classes of calls that failed, rather than being refused, given up or held back by us. */
export const FAILURE_CLASSES: readonly ErrorClass[] = [
  'server_error',
  'timeout',
  'dns',
  'connection_refused',
  'connection_reset',
  'network',
  'tls',
  'protocol',
  'incomplete_response',
  // Nobody knows why, but no good answer came.
  'unknown',
];

/** Why an ingested event was not stored. */
export const DROP_REASONS = ['unknown_service', 'service_cap', 'invalid_event', 'key_disabled'] as const;
export type DropReason = (typeof DROP_REASONS)[number];

/** What calls can be distinguished by. */
export const TELEMETRY_GROUPS = ['project', 'environment', 'region', 'endpoint', 'feature', 'deployment'] as const;
export type TelemetryGroup = (typeof TELEMETRY_GROUPS)[number];

/** Lengths of a step of telemetry, aligned to UTC. */
export const TELEMETRY_STEPS = ['1m', '5m', '15m', '1h', '6h', '1d'] as const;
export type TelemetryStep = (typeof TELEMETRY_STEPS)[number];

/** What telemetry was counted from. */
export const TELEMETRY_SOURCES = ['rollups', 'events'] as const;
export type TelemetrySource = (typeof TELEMETRY_SOURCES)[number];

/**
 * Is it us or them. `healthy`: calls are as usual, and enough of them to know; `them`, `us`, `undecided`: calls are impaired, and whose
 * fault it is, where the evidence decides; `not_affecting_you`: the page reports trouble that calls do not feel.
 */
export const VERDICTS = ['healthy', 'them', 'us', 'undecided', 'not_affecting_you', 'cannot_say'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What the vendor's page says to a verdict; `unknown` where it cannot be read, or what it reports may be of something else. */
export const PAGE_WORDS = ['agrees', 'silent', 'unknown'] as const;
export type PageWord = (typeof PAGE_WORDS)[number];

/** Whose fault an impairment was. */
export const FAULT_SIDES = ['them', 'us', 'undecided'] as const;
export type FaultWord = (typeof FAULT_SIDES)[number];

/** Whether an answer was right, according to a person. */
export const JUDGMENT_WORDS = ['right', 'wrong'] as const;
export type JudgmentWord = (typeof JUDGMENT_WORDS)[number];

/** What an API token may do. */
/** Roles of people in an organization, each including the ones before it. */
export const ROLES = ['viewer', 'member', 'admin', 'owner'] as const;

export const TOKEN_SCOPES = ['read', 'write', 'admin', 'operator'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Documents that a feed can be. */
export const FEED_FORMATS = ['atom', 'json', 'calendar'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** Why a project counts as depending on a service; an `endpoint` is a host that an SBOM names as a service. */
export const LINK_KINDS = ['package', 'endpoint', 'observed', 'manual'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** How sure a package link is (classes A to H, see ARCHITECTURE.md). */
export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** Kinds of changes that listeners are notified of. */
export const CHANGE_KINDS = ['status', 'incident', 'verdict', 'ledger', 'override', 'change'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What happened to an incident. */
export const INCIDENT_CHANGES = ['opened', 'updated', 'resolved', 'reopened'] as const;
export type IncidentChangeWord = (typeof INCIDENT_CHANGES)[number];

/** What a change of ours was about. */
export const CHANGE_MARKER_KINDS = ['deployment', 'configuration', 'flag', 'key'] as const;
export type ChangeMarkerKind = (typeof CHANGE_MARKER_KINDS)[number];

/** Who reported a change of ours. */
export const CHANGE_MARKER_SOURCES = ['api', 'github', 'launchdarkly', 'webhook', 'telemetry'] as const;
export type ChangeMarkerSource = (typeof CHANGE_MARKER_SOURCES)[number];

/** Whose webhooks report changes. */
export const CHANGE_SOURCE_KINDS = ['github', 'launchdarkly', 'webhook'] as const;
export type ChangeSourceKind = (typeof CHANGE_SOURCE_KINDS)[number];

/** Why calls got worse. `other` is what no known cause explains, or two causes at once. */
export const CAUSE_WORDS = [
  'vendor',
  'vendor_part',
  'deployment',
  'feature',
  'project',
  'network',
  'credentials',
  'input',
  'other',
] as const;
export type Cause = (typeof CAUSE_WORDS)[number];

/** How a call can fail, as far as it distinguishes causes. */
export const OUTCOME_WORDS = [
  'gateway',
  'server',
  'timeout',
  'connection',
  'dns',
  'rate_limited',
  'auth',
  'client',
  'slow',
] as const;
export type CallOutcome = (typeof OUTCOME_WORDS)[number];

/** Evidence that distinguishes causes. */
export const DECIDER_WORDS = [
  'old_version_beside_new',
  'other_organizations',
  'second_project',
  'other_vendor',
  'server_probe',
  'status_page',
  'change_markers',
  'deployment_tag',
  'credential_fingerprint',
  'account_tag',
  'instance_tag',
  'answered_by',
  'rate_limit_headers',
  'more_calls',
  'vendor_word',
] as const;
export type Decider = (typeof DECIDER_WORDS)[number];

/** Where messages of alert rules can be sent. */
export const CHANNEL_KINDS = [
  'alertmanager',
  'discord',
  'email',
  'github_issue',
  'google_chat',
  'gotify',
  'grafana_oncall',
  'incident_io',
  'mattermost',
  'ntfy',
  'opsgenie',
  'pagerduty',
  'pushover',
  'slack',
  'splunk_oncall',
  'teams',
  'telegram',
  'twilio',
  'webhook',
] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** What a rule is about: everything that projects use, or only what affects their calls. */
export const RULE_MODES = ['everything', 'affects_my_calls'] as const;
export type RuleMode = (typeof RULE_MODES)[number];

/** Reported statuses that a rule can begin at, the mildest first. */
export const TROUBLE_STATUSES = ['degraded', 'partial_outage', 'major_outage'] as const;
export type TroubleStatus = (typeof TROUBLE_STATUSES)[number];

/** What a message does to its thread. */
export const MESSAGE_KINDS = ['opened', 'updated', 'closed', 'notice'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** How urgent an alert is (the words of PagerDuty Events v2). */
export const SEVERITIES = ['critical', 'error', 'warning', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What an alert is about. */
export const ALERT_KINDS = ['trouble', 'maintenance'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** State of one delivery: waiting for its next attempt, taken by the receiver, or given up. */
export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Events that webhooks are sent. */
export const WEBHOOK_EVENTS = [
  'incident.created',
  'incident.updated',
  'incident.resolved',
  'service.status_changed',
  'dependency.risk_changed',
  'alert.triggered',
  'telemetry.anomaly',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** How much the state of a vendor endangers a project. */
export const RISKS = ['none', 'low', 'elevated', 'high', 'unknown'] as const;
export type Risk = (typeof RISKS)[number];

/** Who made a change: somebody who is signed in, an API token, or the server's own command. */
export const AUDIT_ACTOR_KINDS = ['person', 'token', 'system'] as const;
export type AuditActorKind = (typeof AUDIT_ACTOR_KINDS)[number];

/** How a vendor was found in a text, the surest first: by a host that belongs to it, by its package, or only by its name. */
export const FOUND_BY = ['host', 'package', 'name'] as const;
export type FoundBy = (typeof FOUND_BY)[number];
