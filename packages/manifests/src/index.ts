export { countDirectAll, countDirectRuntime, countPackages } from './count.ts';
export { decodeText } from './decode.ts';
export { detectFormat, findFormat, isCandidate } from './detect.ts';
export type { DeclaredHost, Dependency, Extraction, Format, FormatContext, ManifestFile, Problem } from './format.ts';
export { formats } from './formats/index.ts';
export { READING_LIMITS, type ReadingLimits } from './limits.ts';
export { mergeDependencies, type MergedDependency } from './merge.ts';
export { readManifests, type FileReading, type ProjectReading } from './read.ts';
export { parsePackageUrl, type PackageUrl } from './package-url.ts';
