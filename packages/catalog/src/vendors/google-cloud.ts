import { inModules, named } from '../named.ts';
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
  packages: {
    swift: [
      { name: 'github.com/vapor-community/google-cloud-kit', class: 'C' },
      { name: 'github.com/vapor-community/google-cloud', class: 'C' },
    ],
    cocoapods: [{ name: 'ApiAI' }],
    generic: [{ prefix: 'env:GOOGLE_TRANSLATE_', class: 'B' }],
    docker: named(
      'certbot/dns-google ghcr.io/dbt-labs/dbt-bigquery plugins/gcr plugins/gcs plugins/gar gcr.io/google.com/cloudsdktool/google-cloud-cli gcr.io/google.com/cloudsdktool/cloud-sdk docker.io/google/cloud-sdk gcr.io/cloudsql-docker/* gcr.io/cloud-sql-connectors/* gcr.io/google-containers/* gcr.io/cloud-builders/* eu.gcr.io/google.com/cloudsdktool/* b.gcr.io/cloudsql-docker/*',
      'G',
    ),
    pub: [
      ...named(
        'google_translator google_speech google_vision cloud_text_to_speech dialog_flowtter dialogflow_grpc flutter_dialogflow genkit_vertex_auth genkit_vertexai genkit_google_cloud gcloud google_cloud_*',
      ),
      ...named('google_cloud_storage google_cloud_translation vertex_ai', 'C'),
      ...named('googleapis', 'D'),
    ],
    hex: [
      ...named(
        'off_broadway_google_pub_sub logger_google_cloud google_cloud_logger google_cloud_tasks google_cloud_storage glific_forked_waffle_gcs google_api_workstations google_api_workload_manager google_api_workflows google_api_workflow_executions google_api_web_security_scanner google_api_web_risk google_api_vpc_access google_api_vm_migration google_api_video_intelligence google_api_v_mware_engine google_api_transcoder google_api_traffic_director google_api_tpu google_api_tool_results google_api_testing google_api_task_queue google_api_sts google_api_storage_transfer google_api_sql_admin google_api_spanner google_api_source_repo google_api_service_user google_api_service_usage google_api_service_networking google_api_service_management google_api_service_directory google_api_service_control google_api_service_consumer_management google_api_security_center google_api_secret_manager google_api_runtime_config google_api_run google_api_retail google_api_resource_views google_api_resource_settings google_api_replica_pool_updater google_api_replica_pool google_api_remote_build_execution google_api_redis google_api_recommender google_api_recommendation_engine google_api_rapid_migration_assessment google_api_pub_sub_lite google_api_proximity_beacon google_api_private_ca google_api_policy_troubleshooter google_api_policy_simulator google_api_policy_analyzer google_api_os_login google_api_os_config google_api_org_policy google_api_on_demand_scanning google_api_notebooks google_api_network_services google_api_network_security google_api_network_management google_api_network_connectivity google_api_monitoring google_api_migration_center google_api_metastore google_api_memcache google_api_managed_identities google_api_machine_learning google_api_life_sciences google_api_language google_api_kms_inventory google_api_jobs google_api_integrations google_api_ids google_api_identity_toolkit google_api_iap google_api_iam_credentials google_api_iam google_api_health_care google_api_gke_on_prem google_api_gke_hub google_api_gke_backup google_api_game_services google_api_file google_api_eventarc google_api_essential_contacts google_api_domains google_api_document_ai google_api_dns google_api_dlp google_api_discovery_engine google_api_developer_connect google_api_deployment_manager google_api_datastream google_api_datastore google_api_dataproc google_api_dataplex google_api_dataform google_api_dataflow google_api_data_pipelines google_api_data_migration google_api_data_lineage google_api_data_labeling google_api_data_fusion google_api_data_catalog google_api_content_warehouse google_api_container_analysis google_api_container google_api_contact_center_insights google_api_contact_center_ai_platform google_api_connectors google_api_composer google_api_cloud_user_accounts google_api_cloud_trace google_api_cloud_support google_api_cloud_shell google_api_cloud_scheduler google_api_cloud_run google_api_cloud_resource_manager google_api_cloud_profiler google_api_cloud_private_catalog_producer google_api_cloud_private_catalog google_api_cloud_monitoring google_api_cloud_iot google_api_cloud_functions google_api_cloud_error_reporting google_api_cloud_deploy google_api_cloud_debugger google_api_cloud_controls_partner google_api_cloud_channel google_api_cloud_build google_api_cloud_billing google_api_cloud_asset google_api_certificate_manager google_api_blockchain_node_engine google_api_binary_authorization google_api_billing_budgets google_api_bigtable_admin google_api_big_query_reservation google_api_big_query_data_transfer google_api_big_query_data_policy google_api_big_query_connection google_api_big_lake google_api_beyond_corp google_api_batch google_api_bare_metal_solution google_api_backup_dr google_api_assured_workloads google_api_artifact_registry google_api_app_hub google_api_app_engine google_api_apigee_registry google_api_apigee google_api_api_keys google_api_api_gateway google_api_analytics_hub google_api_alloy_db google_api_ai_platform google_api_advisory_notifications google_api_access_context_manager google_api_access_approval req_bigquery weddell gcs_signer gcs_signed_url arc_gcs hush_gcp_secret_manager google_api_big_query google_api_dialogflow google_api_translate google_api_pub_sub google_api_vision google_api_speech google_api_text_to_speech google_api_cloud_kms google_api_firestore google_api_compute google_api_cloud_tasks google_api_logging goth broadway_cloud_pub_sub',
        'C',
      ),
      ...named('kane diplomat waffle_gcs google_api_storage'),
      ...named('getatrex', 'G'),
    ],
    cargo: [
      { name: 'gcp-bigquery-client', product: 'bigquery' },
      { name: 'google-cloud-pubsub', product: 'pubsub' },
      { name: 'google-cloud-spanner', product: 'spanner' },
      { name: 'google-cloud-storage', product: 'storage' },
      ...named(
        'google-vision1 google-translate2 google-sqladmin1_beta4 google-speech1 google-spanner1 google-monitoring3 google-logging2 google-language1 google-iam1 google-deploymentmanager2 google-datastore1 google-dataproc1 google-container1 google-compute1 google-cloudtrace2 google-cloudtasks2_beta2 google-cloudresourcemanager1 google-cloudkms1 google-cloudfunctions1 google-cloudbuild1 google-cloudbilling1 google-bigqueryreservation1 google-bigqueryconnection1_beta1 google-bigquerydatatransfer1 google-artifactregistry1 google-appengine1 google-aiplatform1 google-pubsub1 google-bigquery2 rig-vertexai google-storage1 google-dns1 gcp_auth opentelemetry-gcloud-trace opentelemetry-stackdriver tracing-stackdriver bigtable_rs tame-gcs cloud-storage googapis gcloud-sdk google-secretmanager1 gcloud-pubsub gcloud-storage gcloud-bigquery gcloud-spanner gcloud-kms gcloud-artifact goauth',
        'C',
      ),
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
      ...named(
        'stichoza/google-translate-php symfony/ai-vertex-ai-platform superbalist/flysystem-google-storage superbalist/laravel-google-cloud-storage',
        'C',
      ),
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
      ...named(
        'fluent-plugin-bigquery fluent-plugin-gcs easy_translate logstash-input-google_pubsub logstash-output-google_bigquery activerecord-spanner-adapter activejob-google_cloud_tasks cloudtasker fog-google',
        'C',
      ),
      ...named('gcloud stackdriver'),
      ...named('appengine fastlane-plugin-google_cloud_storage', 'G'),
      ...named('google-api-client', 'D'),
    ],
    githubactions: [
      {
        prefix: 'google-github-actions/',
        class: 'G',
        except: ['google-github-actions/release-please-action', 'google-github-actions/run-gemini-cli'],
      },
    ],
    golang: [
      ...PRODUCTS.map(([product, , , , name]): PackagePattern => ({ module: `cloud.google.com/go/${name}`, product })),
      ...inModules('github.com/pulumi/pulumi-gcp', 'G'),
      ...inModules(
        'github.com/libdns/googleclouddns github.com/GoogleCloudPlatform/functions-framework-go github.com/defcronyke/godscache github.com/viant/bgc github.com/OTA-Insight/bqwriter github.com/sigstore/sigstore/pkg/signature/kms/gcp contrib.go.opencensus.io/exporter/stackdriver',
        'C',
      ),
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
      ...named(
        'io.micronaut.gcp:micronaut-gcp-pubsub io.quarkiverse.googlecloudservices:quarkus-google-cloud-pubsub io.quarkiverse.googlecloudservices:quarkus-google-cloud-storage org.apache.nifi:nifi-gcp-parameter-providers org.apache.nifi:nifi-gcp-processors org.springframework.ai:spring-ai-autoconfigure-model-vertex-ai org.springframework.ai:spring-ai-starter-model-vertex-ai-embedding org.springframework.ai:spring-ai-vertex-ai-embedding org.apache.camel.quarkus:camel-quarkus-google-storage org.apache.camel.quarkus:camel-quarkus-google-secret-manager org.apache.camel.quarkus:camel-quarkus-google-pubsub org.apache.camel.quarkus:camel-quarkus-google-bigquery org.apache.camel:camel-google-storage org.apache.camel:camel-google-secret-manager org.apache.camel:camel-google-pubsub org.apache.camel:camel-google-bigquery io.quarkiverse.opentelemetry.exporter:quarkus-opentelemetry-exporter-gcp io.quarkiverse.micrometer.registry:quarkus-micrometer-registry-stackdriver io.opencensus:opencensus-exporter-trace-stackdriver io.opencensus:opencensus-exporter-stats-stackdriver io.debezium:debezium-connector-spanner dev.openfeature.contrib.providers:gcp io.quarkiverse.langchain4j:quarkus-langchain4j-vertex-ai-gemini io.quarkiverse.langchain4j:quarkus-langchain4j-vertex-ai io.camunda.connector:connector-google-gemini io.camunda.connector:connector-google-gcs io.camunda.connector:gcp-secret-provider dev.langchain4j:langchain4j-vertex-ai-anthropic dev.langchain4j:langchain4j-vertex-ai dev.langchain4j:langchain4j-document-loader-google-cloud-storage dev.langchain4j:langchain4j-community-cloud-sql-pg dev.langchain4j:langchain4j-community-alloydb-pg com.anthropic:anthropic-java-vertex dev.langchain4j:langchain4j-vertex-ai-gemini io.micrometer:micrometer-registry-stackdriver',
        'C',
      ),
      ...named(
        'org.jenkins-ci.plugins:google-kubernetes-engine org.jenkins-ci.plugins:google-compute-engine org.jenkins-ci.plugins:google-storage-plugin',
        'G',
      ),
      ...named('com.google.api-client:google-api-client', 'D'),
    ],
    npm: [
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
        '@mansagroup/nx-gcs-remote-cache reg-publish-gcs-plugin @pie-players/tts-server-google @uploadista/data-store-gcs @twin.org/entity-storage-connector-gcp-firestore @twin.org/blob-storage-connector-gcp google-spanner-migrations-runner @adonisjs/drive-gcs @slynova/flydrive-gcs @bonniernews/gcp-push-metrics @tus/gcs-store @mastra/gcs gcp-mcp @remotion/cloudrun @relaycorp/pino-cloud cloud-pine multer-cloud-storage gcs-browser-upload @itwin/object-storage-google @ergut/mcp-bigquery-server multer-google-storage google-tts-api @genkit-ai/google-cloud @langchain/google-gauth @langchain/google-vertexai-web @anthropic-ai/vertex-sdk',
        'C',
      ),
      ...named(
        '@google-automations/datastore-lock gcbuild gcx gcloud gcip-cloud-functions @genkit-ai/vertexai gcs-resumable-upload dialogflow @payloadcms/storage-gcs @googleapis/cloudresourcemanager @googleapis/healthcare @googleapis/iam @google/earthengine google-auto-auth @googleapis/sqladmin',
      ),
      ...named('@pulumi/gcp', 'G'),
      ...named('googleapis', 'D'),
    ],
    nuget: [
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
      ...named(
        'FluentStorage.GCP Serilog.Sinks.GoogleCloudLogging ServiceStack.GoogleCloud WolverineFx.Pubsub WolverineFx.ClaimCheck.GoogleCloudStorage Squidex.OpenTelemetry.Exporter.Stackdriver Squidex.Assets.GoogleCloud AspNetCore.HealthChecks.Gcp.CloudFirestore',
        'C',
      ),
      ...named('Google.Apis', 'D'),
    ],
    pypi: [
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
        'gcloud-rest-pubsub gcloud-rest-kms gcloud-aio-pubsub-rpc gcloud-aio-kms shipyard-googlecloud shipyard-bigquery google-cloud snakemake-storage-plugin-gcs gcloud-rest-taskqueue django-gcloud-storage gcs-oauth2-boto-plugin bigquery-magics prefect-gcp opentelemetry-exporter-gcp-logging opentelemetry-exporter-gcp-monitoring geemap target-bigquery tap-bigquery pipelinewise-target-bigquery certbot-dns-google gcloud-rest-storage gcloud-rest-datastore gcloud-rest-bigquery gcloud-aio-datastore gcloud-aio-taskqueue gcloud-aio-pubsub gcloud-aio-bigquery gcloud-aio-storage livekit-plugins-google opentelemetry-exporter-google-cloud langchain-google-community apache-airflow-providers-google dbt-bigquery dagster-gcp opentelemetry-exporter-gcp-trace',
        'C',
      ),
      ...named(
        'llama-index-embeddings-vertex llama-index-llms-vertex google-python-cloud-debugger bigframes sqlalchemy-spanner earthengine-api secops cloud-sql-python-connector',
      ),
      ...named('keyrings-google-artifactregistry-auth gsutil pulumi-gcp', 'G'),
      ...named('aiogoogle gcloud grpc-google-cloud-* gapic-google-cloud-*', 'E'),
      ...named('gcloud-rest-auth gcloud-aio-auth google-api-python-client', 'D'),
    ],
    terraform: [
      { name: 'hashicorp/google', class: 'G' },
      { name: 'hashicorp/google-beta', class: 'G' },
      { prefix: 'terraform-google-modules/', class: 'G' },
    ],
  },
  products: PRODUCTS.map(([key, componentName]) => ({ key, componentName })),
  sources: ['https://cloud.google.com/apis/docs/overview', 'known'],
};
