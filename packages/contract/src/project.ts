import { Type } from 'typebox';
import type { Static } from 'typebox';
import { MANIFEST_FILES_MAX, UPLOAD_BYTES_MAX, UPLOAD_FILES_MAX } from './limits.ts';
import { UpdateOverlay } from './overlay.ts';
import { CreateService, UpdateService } from './service.ts';
import { DEPENDENCY_SCOPES, ECOSYSTEMS } from './vocabulary.ts';
import { DisplayName, NullableTimestamp, Slug, Timestamp, exactly, identifier, partly, words } from './words.ts';

export const Project = exactly({
  id: identifier('proj'),
  name: Type.String(),
  slug: Type.String(),
  createdAt: Timestamp,
});
export type Project = Static<typeof Project>;

export const CreateProject = exactly({
  name: DisplayName,
  slug: Type.Optional(Type.Union([Slug], { description: 'Derived from the name if it is omitted.' })),
});
export type CreateProject = Static<typeof CreateProject>;

export const UpdateProject = exactly({ name: DisplayName }, { description: 'The slug does not change.' });

const Manifest = exactly({ path: Type.String({ minLength: 1, maxLength: 1024 }), content: Type.String() });

export const PutManifests = exactly({
  manifests: Type.Array(Manifest, {
    maxItems: MANIFEST_FILES_MAX,
    description: 'Replaces all manifests of the project.',
  }),
});
export type PutManifests = Static<typeof PutManifests>;

/** An upload whose files come in several requests. */
export const Upload = exactly({
  id: identifier('upl'),
  expiresAt: Type.Union([Timestamp], { description: 'The upload is dropped if it is not finished by then.' }),
});
export type Upload = Static<typeof Upload>;

export const PutUploadPart = exactly({
  manifests: Type.Array(Manifest, {
    maxItems: MANIFEST_FILES_MAX,
    description: 'The files of this part.',
  }),
});

export const UploadPart = exactly({
  files: Type.Integer({ description: `Number of files in all parts so far, at most ${UPLOAD_FILES_MAX}.` }),
  bytes: Type.Integer({ description: `Bytes of all parts so far, at most ${UPLOAD_BYTES_MAX}.` }),
});
export type UploadPart = Static<typeof UploadPart>;

export const FinishUpload = exactly({
  parts: Type.Integer({ minimum: 1, description: 'Number of parts. All of them must have been sent.' }),
});

export const ManifestProblem = exactly({
  path: Type.String(),
  line: Type.Union([Type.Integer(), Type.Null()]),
  message: Type.String(),
});

export const ManifestsAnswer = exactly({
  dependencies: Type.Integer({ description: 'Number of dependencies recorded.' }),
  services: Type.Array(exactly({ id: identifier('svc'), slug: Type.String(), packages: Type.Array(Type.String()) })),
  unknownPackages: Type.Array(exactly({ ecosystem: words(ECOSYSTEMS), name: Type.String() }), {
    description: 'Direct dependencies that match no vendor.',
  }),
  problems: Type.Array(ManifestProblem),
});
export type ManifestsAnswer = Static<typeof ManifestsAnswer>;

export const Dependency = exactly({
  name: Type.String(),
  version: Type.String(),
  ecosystem: words(ECOSYSTEMS),
  scope: words(DEPENDENCY_SCOPES),
  direct: Type.Union([Type.Boolean(), Type.Null()]),
  manifest: Type.String(),
  services: Type.Array(Type.String({ description: 'Slug of a service.' })),
});
export type Dependency = Static<typeof Dependency>;

/** The request that accepts a suggestion. */
export const Acceptance = exactly({
  method: words(['POST', 'PATCH'] as const),
  path: Type.String(),
  body: Type.Union([CreateService, UpdateService, UpdateOverlay]),
});
export type Acceptance = Static<typeof Acceptance>;

/** A vendor that an unknown host or package may belong to. Nothing is linked until someone accepts it. */
export const VendorSuggestion = exactly({
  slug: Type.String(),
  name: Type.String(),
  reason: Type.String(),
  accept: Acceptance,
});
export type VendorSuggestion = Static<typeof VendorSuggestion>;

/** A custom vendor that could be created for an unknown host or package. */
export const VendorProposal = exactly({
  slug: Type.String(),
  name: Type.String(),
  statusPageCandidates: Type.Array(Type.String(), {
    description: 'Usual addresses of a status page. They were not checked.',
  }),
  accept: Acceptance,
});
export type VendorProposal = Static<typeof VendorProposal>;

const suggested = { suggestions: Type.Array(VendorSuggestion), proposal: VendorProposal };

export const UnknownHost = exactly({
  host: Type.String(),
  calls: Type.Integer({ description: 'Number of reported calls. 0 if only an SBOM names the host.' }),
  firstSeenAt: Timestamp,
  lastSeenAt: Timestamp,
  declaredIn: Type.Array(Type.String(), { description: 'SBOMs that name the host as a service.' }),
  ...suggested,
});
export type UnknownHost = Static<typeof UnknownHost>;

export const UnknownPackage = exactly({
  ecosystem: words(ECOSYSTEMS),
  name: Type.String(),
  versions: Type.Array(Type.String(), { description: 'Requirements as written.' }),
  manifests: Type.Array(Type.String()),
  ...suggested,
});
export type UnknownPackage = Static<typeof UnknownPackage>;

const sdkKeyFields = {
  id: identifier('key'),
  name: Type.String(),
  prefix: Type.String({ description: 'The first characters of the key, to distinguish keys.' }),
  enabled: Type.Boolean(),
  allowedOrigins: Type.Array(Type.String(), {
    description: 'Browser origins that may use the key. An empty list allows all.',
  }),
  createdAt: Timestamp,
  revokedAt: NullableTimestamp,
};

export const SdkKey = exactly(sdkKeyFields);
export type SdkKey = Static<typeof SdkKey>;
export const CreatedSdkKey = exactly({
  ...sdkKeyFields,
  key: Type.String({ description: 'The key. No other response contains it.' }),
});
export type CreatedSdkKey = Static<typeof CreatedSdkKey>;

const AllowedOrigins = Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
  maxItems: 50,
  description: 'For example `https://app.acme.com`.',
});
export const CreateSdkKey = exactly({ name: DisplayName, allowedOrigins: Type.Optional(AllowedOrigins) });
export const UpdateSdkKey = partly({
  name: DisplayName,
  enabled: Type.Boolean(),
  allowedOrigins: AllowedOrigins,
});
export type UpdateSdkKey = Static<typeof UpdateSdkKey>;
