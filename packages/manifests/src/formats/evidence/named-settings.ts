import { listSettings } from './settings.ts';
import type { NamedKey } from './third-party-keys.ts';

/** How settings of frameworks and of programs that many people run name whom they call: by a key, or by what it is set to. */
interface Rule {
  /** Of the keys, divided by dots. Its group is the name, unless the value is. */
  readonly keys: RegExp;
  readonly kind: 'client' | 'secret' | 'signin';
  /** Of a file's text, where keys alone do not say whose it is. */
  readonly file?: RegExp;
  /** Of a file's path. */
  readonly path?: RegExp;
  readonly isValue?: true;
  /** Names that mean something else there. */
  readonly except?: RegExp;
}

/** Clouds and the like, which a default of a template names and no program calls for that. */
const CLOUDS =
  /^(?:aws|azure|gcp|google|googlecloud|google-cloud|github|gitlab|bitbucket|s3|local|custom|apple|microsoft)$/i;
/** Which anybody may host. */
const SELF_HOSTED =
  /^(?:elastic|elasticsearch|prometheus\w*|influx\w*|graphite|statsd|otlp\w*|jmx|simple|defaults?|grafana|loki|clickhouse)$/i;

const RULES: readonly Rule[] = [
  { keys: /^management\.([\w-]+)\.metrics\.export\./, kind: 'client', except: SELF_HOSTED },
  { keys: /^management\.metrics\.export\.([\w-]+)\./, kind: 'client', except: SELF_HOSTED },
  { keys: /^micronaut\.metrics\.export\.([\w-]+)\./, kind: 'client', except: SELF_HOSTED },
  { keys: /^spring\.cloud\.(azure|gcp|aws)\./, kind: 'client' },
  {
    keys: /^spring\.ai\.(?:vectorstore\.)?(?!retry|chat|model|embedding|mcp|memory)([a-z]+)\./,
    kind: 'client',
    except: SELF_HOSTED,
  },
  { keys: /^spring\.security\.oauth2\.client\.registration\.([\w-]+)\./, kind: 'signin' },
  { keys: /^quarkus\.langchain4j\.([a-z]+)\./, kind: 'client' },
  { keys: /^quarkus\.oidc(?:\.[\w-]+)?\.provider$/, kind: 'signin', isValue: true },
  { keys: /^quarkus\.(google\.cloud)\./, kind: 'client' },
  // Prometheus' Alertmanager.
  { keys: /\b([a-z]+)_configs$/, kind: 'client', file: /^receivers:/m },
  // OpenTelemetry's collector.
  {
    keys: /^(?:config\.)?exporters\.([a-z]+)(?:\/[\w-]+)?$/,
    kind: 'client',
    file: /^\s{0,4}(?:receivers|service):/m,
    except: SELF_HOSTED,
  },
  { keys: /^sinks\.[^.]+\.type$/, kind: 'client', isValue: true, except: SELF_HOSTED },
  { keys: /\boutputs\.[^.]+\.type$/, kind: 'client', isValue: true, path: /(?:^|\/)profiles\.ya?ml$/ },
  // cert-manager and external secrets of Kubernetes.
  { keys: /\bdns01\.([A-Za-z0-9]+)$/, kind: 'client' },
  {
    keys: /^spec\.provider\.([A-Za-z]+)$/,
    kind: 'client',
    file: /^kind:\s*(?:Cluster)?SecretStore\b/m,
    except: /^(?:kubernetes|fake)$/,
  },
  { keys: /\b(?:dnsChallenge|dns_challenge)\.provider$/, kind: 'client', isValue: true },
  {
    keys: /(?:^|\.)(?:(?:sms|e?mail|mailer|payments?|llm|ai|embeddings?|geocod\w+|push|messaging|billing|analytics|crm|search|monitoring|captcha|transcription|tts|stt)[\w-]*\.)(?:\w+[_-])?(?:provider|gateway|driver|vendor|service)(?:[._-]?name)?$|(?:^|\.)(?:sms|e?mail|mailer|payments?|llm|embeddings?|geocoding|captcha)[_-]?(?:provider|gateway|driver|vendor)$/i,
    kind: 'client',
    isValue: true,
    except: CLOUDS,
  },
  {
    keys: /(?:^|\.)(?:notifiers|notifications|notification_?channels|alert_?channels|alerters|alerting)(?:\.(?:type|kind|channel|provider))?$/i,
    kind: 'client',
    isValue: true,
    except: CLOUDS,
  },
  { keys: /^(?:[^.]+)\.service$/, kind: 'client', isValue: true, path: /(?:^|\/)config\/storage\.ya?ml$/ },
  // Sites.
  {
    keys: /^(?:params\.)?(google_?analytics|disqus(?:_?shortname)?|goatcounter|formspree|google_?tag_?manager)(?:\.(?:id|shortname|tracking_id|code))?$/i,
    kind: 'client',
    path: /(?:^|\/)(?:_config\.ya?ml|(?:hugo|config|params)\.(?:toml|ya?ml))$/,
  },
];

/** What some of these programs call a vendor, and what says whose it is. */
const ALIASES: Readonly<Record<string, string>> = {
  appcenter: 'host:in.appcenter.ms',
  axiom: 'host:api.axiom.co',
  azureblob: 'client:azure',
  azuredns: 'client:azure',
  azurekv: 'client:azure',
  azuremonitor: 'host:dc.services.visualstudio.com',
  azurestorage: 'client:azure',
  bedrock: 'client:aws',
  bigquery: 'client:google-cloud',
  clouddns: 'client:google-cloud',
  cloudwatch: 'client:aws',
  disqusshortname: 'client:disqus',
  gcp: 'client:google-cloud',
  gcpsm: 'client:google-cloud',
  gcs: 'client:google-cloud',
  googleanalytics: 'host:www.google-analytics.com',
  googletagmanager: 'host:www.googletagmanager.com',
  honeycomb: 'host:api.honeycomb.io',
  msteams: 'client:microsoft-teams',
  onepassword: 'client:1password',
  onepasswordsdk: 'client:1password',
  redshift: 'client:aws',
  route53: 'client:aws',
  s3: 'client:aws',
  signalfx: 'host:ingest.us0.signalfx.com',
  sns: 'client:aws',
  stabilityai: 'host:api.stability.ai',
  stackdriver: 'client:google-cloud',
  vertex: 'client:google-cloud',
  vertexai: 'client:google-cloud',
  victorops: 'client:splunk-on-call',
};
/** Parts of clouds, by how their names begin: `awsxray`, `googlecloudpubsub`. */
const CLOUD_PARTS = /^(aws|googlecloud|gcp|azure)(?:_|(?=[a-z]))/;
/** What is kept or sent there, behind the name of who takes it. */
const KEPT = /_(?:logs?|metrics?|events?|traces?|s3|cloudwatch_\w+)$/;

/** Vendors that the settings of a file name, as far as these frameworks and programs say so. */
export function listNamedSettings(path: string, lines: readonly string[]): NamedKey[] {
  const text = lines.join('\n');
  const rules = RULES.filter((rule) => (rule.file?.test(text) ?? true) && (rule.path?.test(path) ?? true));
  const settings = listSettings(path, lines);
  const off = settings.filter(({ keys, value }) => keys.at(-1) === 'enabled' && /^(?:false|no|off)$/i.test(value));
  const offKeys = new Set(off.map(({ keys }) => keys.slice(0, -1).join('.')));
  return settings.flatMap(({ keys, value, at }) => {
    if (offKeys.size > 0 && keys.some((_, length) => length > 0 && offKeys.has(keys.slice(0, length).join('.'))))
      return [];
    const key = keys.join('.');
    return rules.flatMap((rule) => {
      const match = rule.keys.exec(key);
      const name = match === null ? '' : rule.isValue === true ? value : (match[1] ?? '');
      if (!/^[A-Za-z][\w.-]{1,40}$/.test(name) || rule.except?.test(name) === true) return [];
      return [{ name: nameOf(rule.kind, name), at }];
    });
  });
}

function nameOf(kind: Rule['kind'], written: string): string {
  const name = written.replace(KEPT, '').replaceAll('.', '-');
  if (kind === 'signin') return `signin:${name}`;
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const cloud = CLOUD_PARTS.exec(name.toLowerCase())?.[1];
  return (
    ALIASES[plain] ?? ALIASES[cloud ?? ''] ?? `${kind}:${cloud === 'googlecloud' ? 'google-cloud' : (cloud ?? name)}`
  );
}
