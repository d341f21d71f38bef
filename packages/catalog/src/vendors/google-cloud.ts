import { CLOUD_ADAPTERS } from '../cloud-adapters.ts';
import { inModules, named } from '../named.ts';
import { joinPackages } from '../package-list.ts';
import type { HostPattern, PackagePattern, Vendor } from '../vendor.ts';

/**
 * The products: key, name on the status page, first labels before `googleapis.com`, then the name in the libraries of JavaScript,
 * of Go, of Ruby and of .NET. Where Python and PHP differ from JavaScript, or Java from Go, a table below says so.
 */
const PRODUCTS: readonly (readonly [string, string, readonly string[], string, string, string, string])[] = [
  ['aiplatform', 'Vertex AI', ['aiplatform'], 'aiplatform', 'aiplatform', 'ai_platform', 'AIPlatform.V1'],
  [
    'bigquery',
    'BigQuery',
    ['bigquery', 'bigquerystorage', 'bigquerydatatransfer', 'bigqueryconnection'],
    'bigquery',
    'bigquery',
    'bigquery',
    'BigQuery.V2',
  ],
  ['bigtable', 'Cloud Bigtable', ['bigtable', 'bigtableadmin'], 'bigtable', 'bigtable', 'bigtable', 'Bigtable.V2'],
  ['compute', 'Google Compute Engine', ['compute'], 'compute', 'compute', 'compute', 'Compute.V1'],
  ['datastore', 'Cloud Datastore', ['datastore'], 'datastore', 'datastore', 'datastore', 'Datastore.V1'],
  ['dialogflow', 'Dialogflow', ['dialogflow'], 'dialogflow', 'dialogflow', 'dialogflow', 'Dialogflow.V2'],
  ['dlp', 'Cloud Data Loss Prevention', ['dlp'], 'dlp', 'dlp', 'dlp', 'Dlp.V2'],
  ['documentai', 'Document AI', ['documentai'], 'documentai', 'documentai', 'document_ai', 'DocumentAI.V1'],
  ['functions', 'Cloud Functions', ['cloudfunctions'], 'functions', 'functions', 'functions', 'Functions.V2'],
  ['kms', 'Cloud Key Management Service', ['cloudkms'], 'kms', 'kms', 'kms', 'Kms.V1'],
  ['logging', 'Cloud Logging', ['logging'], 'logging', 'logging', 'logging', 'Logging.V2'],
  ['monitoring', 'Cloud Monitoring', ['monitoring'], 'monitoring', 'monitoring', 'monitoring', 'Monitoring.V3'],
  ['pubsub', 'Cloud Pub/Sub', ['pubsub'], 'pubsub', 'pubsub', 'pubsub', 'PubSub.V1'],
  ['run', 'Cloud Run', ['run'], 'run', 'run', 'run', 'Run.V2'],
  ['scheduler', 'Cloud Scheduler', ['cloudscheduler'], 'scheduler', 'scheduler', 'scheduler', 'Scheduler.V1'],
  [
    'secretmanager',
    'Secret Manager',
    ['secretmanager'],
    'secret-manager',
    'secretmanager',
    'secret_manager',
    'SecretManager.V1',
  ],
  ['spanner', 'Cloud Spanner', ['spanner'], 'spanner', 'spanner', 'spanner', 'Spanner.Data'],
  ['speech', 'Speech-to-Text', ['speech'], 'speech', 'speech', 'speech', 'Speech.V1'],
  ['storage', 'Cloud Storage', [], 'storage', 'storage', 'storage', 'Storage.V1'],
  ['tasks', 'Cloud Tasks', ['cloudtasks'], 'tasks', 'cloudtasks', 'tasks', 'Tasks.V2'],
  [
    'texttospeech',
    'Text-to-Speech',
    ['texttospeech'],
    'text-to-speech',
    'texttospeech',
    'text_to_speech',
    'TextToSpeech.V1',
  ],
  [
    'translate',
    'Cloud Translation',
    ['translate', 'translation'],
    'translate',
    'translate',
    'translate',
    'Translate.V3',
  ],
  ['vision', 'Vision AI', ['vision'], 'vision', 'vision', 'vision', 'Vision.V1'],
];

const PYTHON_NAMES: Readonly<Record<string, string>> = { texttospeech: 'texttospeech' };
const PHP_NAMES: Readonly<Record<string, string>> = { aiplatform: 'ai-platform', documentai: 'document-ai' };
const JAVA_NAMES: Readonly<Record<string, string>> = { documentai: 'document-ai', tasks: 'tasks' };

/** Regions stand before the product in one label, where no pattern of whole labels finds them. */
const REGIONS =
  'asia-east1 asia-east2 asia-northeast1 asia-northeast2 asia-northeast3 asia-south1 asia-south2 asia-southeast1 asia-southeast2 australia-southeast1 australia-southeast2 europe-central2 europe-north1 europe-southwest1 europe-west1 europe-west2 europe-west3 europe-west4 europe-west6 europe-west8 europe-west9 europe-west12 me-central1 me-central2 me-west1 africa-south1 northamerica-northeast1 northamerica-northeast2 southamerica-east1 southamerica-west1 us-central1 us-east1 us-east4 us-east5 us-south1 us-west1 us-west2 us-west3 us-west4'.split(
    ' ',
  );

/** Products whose hosts may start with a region. */
const REGIONAL: readonly (readonly [string, string])[] = [
  ['aiplatform', 'aiplatform'],
  ['dialogflow', 'dialogflow'],
  ['pubsub', 'pubsub'],
  ['run', 'run'],
  ['speech', 'speech'],
];

/** Of the interfaces for which Google publishes a client each, those of its cloud; what no vendor claims may be anybody's at Google. */
const CLOUD_APIS =
  'aiplatform appengine artifactregistry bigquery bigquerydatatransfer bigtableadmin cloudasset cloudbilling cloudbuild cloudfunctions cloudidentity cloudkms cloudresourcemanager cloudscheduler cloudtasks cloudtrace composer compute container dataflow dataproc dialogflow dlp dns documentai eventarc file iam iamcredentials iap language logging monitoring pubsub redis run secretmanager serviceusage spanner speech sqladmin storage storagetransfer sts texttospeech translate videointelligence vision vpcaccess webrisk workflows'.split(
    ' ',
  );

export const googleCloud: Vendor = {
  slug: 'google-cloud',
  name: 'Google Cloud',
  category: 'cloud',
  statusPageUrl: 'https://status.cloud.google.com',
  statusPage: { adapter: 'google', url: 'https://status.cloud.google.com/incidents.json' },
  hosts: [
    { suffix: 'gcr.io' },
    { suffix: 'pkg.dev' },
    { host: 'dns.google' },
    ...PRODUCTS.flatMap(([product, , labels]) =>
      labels.flatMap((label): HostPattern[] => [
        { host: `${label}.googleapis.com`, product },
        { suffix: `${label}.*.rep.googleapis.com`, product, region: true },
      ]),
    ),
    ...REGIONAL.flatMap(([product, label]) =>
      REGIONS.map((region): HostPattern => ({ host: `${region}-${label}.googleapis.com`, product, region })),
    ),
    { suffix: 'storage.googleapis.com', product: 'storage' },
    { suffix: 'storage.*.rep.googleapis.com', product: 'storage', region: true },
    { host: 'storage.cloud.google.com', product: 'storage' },
    { suffix: 'appspot.com', hosting: true, confidence: 'low' },
    { suffix: 'cloudfunctions.net', hosting: true, confidence: 'low' },
    { suffix: 'run.app', hosting: true, confidence: 'low' },
    { suffix: 'googleapis.com', confidence: 'low' },
  ],
  packages: joinPackages(CLOUD_ADAPTERS.googleCloud, {
    docker: [
      { name: 'airbyte/source-bigquery', class: 'C' },
      { name: 'airbyte/destination-bigquery', class: 'C' },
      { name: 'airbyte/source-gcs', class: 'C' },
      { name: 'airbyte/destination-gcs', class: 'C' },
    ],
    cocoapods: [{ name: 'ApiAI' }],
    generic: [
      { name: 'helm/prometheus-stackdriver-exporter', class: 'G' },
      { name: 'helm/gcloud-sqlproxy', class: 'G' },
      { name: 'helm/gcp-compute-persistent-disk-csi-driver', class: 'G' },
      { prefix: 'gitlab/gitlab.com/google-gitlab-components/', class: 'G' },
      { name: 'ansible/community.google', class: 'G' },
      { name: 'ansible/google.cloud', class: 'G' },
      { prefix: 'helm/gcp-', class: 'G' },
      { prefix: 'bitbucket/atlassian/google-', class: 'G' },
      { prefix: 'circleci/circleci/gcp-', class: 'G' },
      { prefix: 'env:GOOGLE_TRANSLATE_', class: 'B' },
    ],
    pub: [
      ...named(
        'google_translator google_speech google_vision cloud_text_to_speech dialog_flowtter dialogflow_grpc flutter_dialogflow genkit_vertex_auth genkit_vertexai genkit_google_cloud gcloud google_cloud_*',
      ),
      ...named('googleapis', 'D'),
    ],
    hex: [...named('kane diplomat waffle_gcs google_api_storage')],
    cargo: [
      { name: 'gcp-bigquery-client', product: 'bigquery' },
      { name: 'google-cloud-pubsub', product: 'pubsub' },
      { name: 'google-cloud-spanner', product: 'spanner' },
      { name: 'google-cloud-storage', product: 'storage' },
      ...named('google-cloud-*', 'E'),
    ],
    composer: [
      { name: 'spatie/laravel-google-cloud-storage', class: 'C', product: 'storage' },
      ...PRODUCTS.map(([product, , , name]): PackagePattern => ({
        name: `google/cloud-${PHP_NAMES[product] ?? name}`,
        product,
      })),
      { name: 'league/flysystem-google-cloud-storage', class: 'C', product: 'storage' },
      { prefix: 'google/cloud-', except: ['google/cloud-core', 'google/cloud-functions-framework'] },
      ...named('google/apiclient', 'D'),
      ...named('google/cloud', 'E'),
    ],
    gem: [
      ...PRODUCTS.map(([product, , , , , name]): PackagePattern => ({
        name: `google-cloud-${product === 'aiplatform' ? 'ai_platform' : product === 'documentai' ? 'document_ai' : name}`,
        product,
      })),
      ...CLOUD_APIS.flatMap((name) =>
        named(`google-apis-${name}_v1 google-apis-${name}_v2 google-apis-${name}_v3`, 'E'),
      ),
      { prefix: 'google-apis-', class: 'D', except: ['google-apis-core', 'google-apis-generator'] },
      {
        prefix: 'google-cloud-',
        except: ['google-cloud-common', 'google-cloud-core', 'google-cloud-env', 'google-cloud-errors'],
      },
      ...named('gcloud stackdriver'),
      ...named('google-api-client', 'D'),
    ],
    githubactions: [
      { name: 'mattes/gce-cloudsql-proxy-action', class: 'G' },
      { name: 'RafikFarhad/push-to-gcr-github-action', class: 'G' },
      { name: 'actions-hub/gcloud', class: 'G' },
      { prefix: 'GoogleCloudPlatform/', class: 'G' },
      {
        prefix: 'google-github-actions/',
        class: 'G',
        except: ['google-github-actions/release-please-action', 'google-github-actions/run-gemini-cli'],
      },
    ],
    golang: [
      ...PRODUCTS.map(([product, , , , name]): PackagePattern => ({ module: `cloud.google.com/go/${name}`, product })),
      // What every Google client stands on, and calls nobody: credentials, metadata of the machine, shared types.
      ...inModules(
        'github.com/google/google-api-go-client cloud.google.com/go/auth cloud.google.com/go/compute/metadata cloud.google.com/go/iam cloud.google.com/go/longrunning google.golang.org/api',
        'D',
      ),
      ...inModules(
        'github.com/GoogleCloudPlatform/berglas github.com/GoogleCloudPlatform/cloud-sql-proxy github.com/GoogleCloudPlatform/cloudsql-proxy github.com/googleapis/go-sql-spanner github.com/GoogleCloudPlatform/opentelemetry-operations-go github.com/tink-crypto/tink-go-gcpkms',
      ),
      ...inModules('cloud.google.com/go', 'E'),
    ],
    maven: [
      { name: 'com.google.api.grpc:grpc-google-cloud-pubsub-v1' },
      ...named('com.simba.googlebigquery:googlebigquery-jdbc42'),
      { group: 'com.simba.googlebigquery' },
      { group: 'io.quarkiverse.googlecloudservices', class: 'C' },
      { group: 'io.micronaut.gcp', class: 'C' },
      { group: 'com.wepay.kcbq', class: 'C' },
      ...PRODUCTS.map(([product, , , , name]): PackagePattern => ({
        name: `com.google.cloud:google-cloud-${JAVA_NAMES[product] ?? name}`,
        product,
      })),
      { name: 'com.google.cloud:google-cloud-vertexai', product: 'aiplatform' },
      ...CLOUD_APIS.map((name): PackagePattern => ({
        name: `com.google.apis:google-api-services-${name}`,
        class: 'E',
      })),
      { group: 'com.google.apis', class: 'D' },
      {
        group: 'com.google.cloud',
        except: [
          'com.google.cloud:google-cloud-bom',
          'com.google.cloud:google-cloud-core',
          'com.google.cloud:google-cloud-core-grpc',
          'com.google.cloud:google-cloud-core-http',
          'com.google.cloud:google-cloud-shared-dependencies',
          'com.google.cloud:libraries-bom',
          'com.google.cloud:native-image-support',
        ],
      },
      { group: 'com.google.cloud.functions', class: 'D' },
      { group: 'com.google.cloud.tools', class: 'D' },
      ...named('com.google.api-client:google-api-client', 'D'),
    ],
    npm: [
      { name: '@mistralai/mistralai-gcp', class: 'C' },
      { name: 'nestjs-google-pubsub-microservice', class: 'C', product: 'pubsub' },
      { name: '@algoan/nestjs-google-pubsub-microservice', class: 'C', product: 'pubsub' },
      { name: '@flosportsinc/nestjs-google-pubsub-connector', class: 'C', product: 'pubsub' },
      ...PRODUCTS.map(([product, , , name]): PackagePattern => ({ name: `@google-cloud/${name}`, product })),
      { name: '@ai-sdk/google-vertex', class: 'C', product: 'aiplatform' },
      { name: '@google-cloud/vertexai', product: 'aiplatform' },
      { name: '@langchain/google-vertexai', class: 'C', product: 'aiplatform' },
      {
        prefix: '@google-cloud/',
        except: [
          '@google-cloud/cloud-rad',
          '@google-cloud/common',
          '@google-cloud/common-grpc',
          '@google-cloud/functions-emulator',
          '@google-cloud/functions-framework',
          '@google-cloud/local-auth',
          '@google-cloud/mono-repo-publish',
          '@google-cloud/nodejs-repo-tools',
          '@google-cloud/opentelemetry-cloud-trace-propagator',
          '@google-cloud/opentelemetry-resource-util',
          '@google-cloud/paginator',
          '@google-cloud/pino-logging-gcp-config',
          '@google-cloud/precise-date',
          '@google-cloud/projectify',
          '@google-cloud/promisify',
        ],
      },
      ...named(
        '@google-automations/datastore-lock gcbuild gcx gcloud gcip-cloud-functions @genkit-ai/vertexai gcs-resumable-upload dialogflow @payloadcms/storage-gcs @googleapis/cloudresourcemanager @googleapis/healthcare @googleapis/iam @google/earthengine google-auto-auth @googleapis/sqladmin',
      ),
      ...named('googleapis', 'D'),
    ],
    nuget: [
      { name: 'Anthropic.Vertex', class: 'C' },
      { name: 'DfeAnalytics.AspNetCore', class: 'C', product: 'bigquery' },
      { name: 'Anthropic.GoogleCloud', class: 'C' },
      { name: 'TwentyTwenty.Storage.Google', class: 'C', product: 'storage' },
      ...PRODUCTS.map(([product, , , , , , name]): PackagePattern => ({ name: `Google.Cloud.${name}`, product })),
      ...CLOUD_APIS.map((name): PackagePattern => ({ prefix: `Google.Apis.${name}.`, class: 'E' })),
      { prefix: 'Google.Apis.', class: 'D', except: ['Google.Apis.Auth', 'Google.Apis.Core'] },
      {
        prefix: 'Google.Cloud.',
        except: [
          'Google.Cloud.Functions.Framework',
          'Google.Cloud.Functions.Hosting',
          'Google.Cloud.Iam.V1',
          'Google.Cloud.Location',
        ],
      },
      ...named('Google.Apis', 'D'),
    ],
    pypi: [
      { name: 'airbyte-source-gcs', class: 'C' },
      { name: 'sqlalchemy-bigquery', class: 'C', product: 'bigquery' },
      ...PRODUCTS.map(([product, , , npm]): PackagePattern => ({
        name: `google-cloud-${PYTHON_NAMES[product] ?? npm}`,
        product,
      })),
      { name: 'gcsfs', class: 'C', product: 'storage' },
      { name: 'langchain-google-vertexai', class: 'C', product: 'aiplatform' },
      { name: 'pandas-gbq', class: 'C', product: 'bigquery' },
      { name: 'vertexai', product: 'aiplatform' },
      {
        prefix: 'google-cloud-',
        except: [
          'google-cloud-audit-log',
          'google-cloud-appengine-logging',
          'google-cloud-common',
          'google-cloud-core',
          'google-cloud-helper',
          'google-cloud-logger',
          'google-cloud-testutils',
          'google-cloud-utilities',
        ],
      },
      ...named(
        'llama-index-embeddings-vertex llama-index-llms-vertex google-python-cloud-debugger bigframes sqlalchemy-spanner earthengine-api secops cloud-sql-python-connector',
      ),
      ...named('aiogoogle gcloud grpc-google-cloud-* gapic-google-cloud-*', 'E'),
      ...named('gcloud-rest-auth gcloud-aio-auth google-api-python-client', 'D'),
    ],
  }),
  products: PRODUCTS.map(([key, componentName]) => ({ key, componentName })),
  sources: ['https://cloud.google.com/apis/docs/overview', 'known'],
};
