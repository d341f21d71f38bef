// How each peer is started and what it is sent. All keep to one directory and listen on this machine only.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a request of each kind is made of; the load generator writes the requests. */
export type PeerKind = 'clickhouse' | 'influxdb' | 'upriver' | 'victoria-metrics';

export interface Peer {
  readonly kind: PeerKind;
  readonly package: string;
  /** Command line; writes its settings into the directory first. */
  command(directory: string, port: number): readonly [program: string, ...args: string[]];
  /** Path that events are posted to. */
  readonly path: string;
  /** Requests that make it ready, once it answers. */
  readonly prepare: readonly { readonly path: string; readonly body: string }[];
}

const COLUMNS =
  'at DateTime, host String, endpoint String, method String, status UInt16, latency_ms Float64, environment String, region String, feature String, sdk_version String, deployment_id String, runtime String, tags String';

export const PEERS: readonly Peer[] = [
  {
    kind: 'victoria-metrics',
    package: 'victoria-metrics',
    command: (directory, port) => [
      'victoria-metrics',
      `-storageDataPath=${join(directory, 'data')}`,
      `-httpListenAddr=127.0.0.1:${port}`,
      '-retentionPeriod=12',
      '-loggerLevel=ERROR',
    ],
    path: '/write',
    prepare: [],
  },
  {
    kind: 'influxdb',
    package: 'influxdb',
    command(directory, port) {
      const file = join(directory, 'influxdb.conf');
      writeFileSync(file, influxSettings(directory, port));
      return ['influxd', '-config', file];
    },
    path: '/write?db=bench&precision=ns',
    prepare: [{ path: '/query', body: 'q=CREATE DATABASE bench' }],
  },
  {
    kind: 'clickhouse',
    package: 'clickhouse-server',
    command(directory, port) {
      for (const name of ['data', 'tmp']) mkdirSync(join(directory, name), { recursive: true });
      writeFileSync(join(directory, 'config.xml'), clickhouseSettings(directory, port));
      writeFileSync(join(directory, 'users.xml'), CLICKHOUSE_USERS);
      return ['clickhouse-server', `--config-file=${join(directory, 'config.xml')}`];
    },
    path: `/?query=${encodeURIComponent('INSERT INTO calls FORMAT JSONEachRow')}`,
    prepare: [
      {
        path: '/',
        body: `CREATE TABLE calls (${COLUMNS}) ENGINE = MergeTree PARTITION BY toYYYYMM(at) ORDER BY (host, at)`,
      },
    ],
  },
];

function influxSettings(directory: string, port: number): string {
  return `
reporting-disabled = true
bind-address = "127.0.0.1:${port + 1}"
[meta]
  dir = "${directory}/meta"
[data]
  dir = "${directory}/data"
  wal-dir = "${directory}/wal"
  index-version = "tsi1"
  max-series-per-database = 0
[http]
  bind-address = "127.0.0.1:${port}"
  log-enabled = false
[monitor]
  store-enabled = false
[subscriber]
  enabled = false
[logging]
  level = "error"
`;
}

function clickhouseSettings(directory: string, port: number): string {
  return `<?xml version="1.0"?><yandex>
<logger><level>error</level><log>${directory}/log</log><errorlog>${directory}/error-log</errorlog></logger>
<http_port>${port}</http_port><tcp_port>${port + 1}</tcp_port><listen_host>127.0.0.1</listen_host>
<path>${directory}/data/</path><tmp_path>${directory}/tmp/</tmp_path><users_config>users.xml</users_config>
<default_profile>default</default_profile><default_database>default</default_database>
<mark_cache_size>1073741824</mark_cache_size>
</yandex>`;
}

const CLICKHOUSE_USERS = `<?xml version="1.0"?><yandex>
<profiles><default><max_memory_usage>4000000000</max_memory_usage></default></profiles>
<users><default><password></password><networks><ip>127.0.0.1</ip></networks><profile>default</profile><quota>default</quota></default></users>
<quotas><default></default></quotas>
</yandex>`;
