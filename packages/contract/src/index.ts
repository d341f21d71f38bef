export * from './error.ts';
export * from './event.ts';
export * from './incident.ts';
export * from './project.ts';
export * from './service.ts';
export * from './telemetry.ts';
export * from './token.ts';
export * from './vocabulary.ts';
export { DisplayName, NullableTimestamp, Slug, Timestamp, exactly, identifier, words } from './words.ts';
