import { matchLines } from '../../declare.ts';
import type { Dependency, Extraction, Format } from '../../format.ts';
import { readImage } from '../docker/image.ts';

/**
 * Manifests of Kubernetes, also those that are templates of Helm. Their files have any name, so only folders that people keep them in
 * are looked at. https://kubernetes.io/docs/concepts/containers/images/
 */
export const kubernetesManifest: Format = {
  name: 'kubernetes-manifest',
  ecosystem: 'docker',
  kind: 'manifest',
  files:
    /(?:^|\/)(?:k8s|kube|kubernetes|manifests?|deploy|deployments?|charts?|helm|kustomize|overlays|templates|infra)\/(?:[\w.-]+\/){0,8}[\w.-]+\.ya?ml$/,
  recognizes: (head) => /^apiVersion:/m.test(head) && /^kind:/m.test(head) && !/^kind:\s*Kustomization/m.test(head),
  extract: extractManifest,
};

/** `image: name:tag` on a line of its own, wherever it stands: a template is no YAML yet. What a template fills in is not known. */
function extractManifest(text: string): Extraction {
  const found = matchLines(text, /^[ \t]*(?:-[ \t]+)?image:[ \t]+["']?([^\s"'#{}$]{1,300})["']?[ \t]*(?:#.*)?$/);
  return {
    dependencies: found.flatMap(({ parts: [, written = ''], line }): Dependency[] =>
      readImage(written, 'runtime', line),
    ),
    problems: [],
  };
}
