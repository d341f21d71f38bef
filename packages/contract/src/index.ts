export * from './alert.ts';
export * from './alert-rule.ts';
export * from './audit.ts';
export * from './backtest.ts';
export * from './change-marker.ts';
export * from './change-source.ts';
export * from './component.ts';
export * from './configuration.ts';
export * from './error.ts';
export * from './event.ts';
export * from './evidence.ts';
export * from './feed.ts';
export * from './health.ts';
export * from './history.ts';
export * from './incident.ts';
export * from './judgment.ts';
export * from './organization-limits.ts';
export * from './overlay.ts';
export * from './overview.ts';
export * from './limits.ts';
export * from './organization-history.ts';
export * from './page-document.ts';
export * from './person.ts';
export * from './project.ts';
export * from './service.ts';
export * from './status-page.ts';
export * from './telemetry.ts';
export * from './time.ts';
export * from './stream.ts';
export * from './token.ts';
export * from './us-or-them.ts';
export * from './episode-evidence.ts';
export * from './verdict.ts';
export * from './vocabulary.ts';
export * from './webhook.ts';
export {
  DisplayName,
  NullableTimestamp,
  ProjectName,
  ServiceName,
  Slug,
  Timestamp,
  exactly,
  identifier,
  partly,
  words,
} from './words.ts';
