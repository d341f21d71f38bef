import { inModules, named, withClass } from '../named.ts';
import type { HostPattern, PackagePattern, Vendor } from '../vendor.ts';

/**
 * The products: key, name on the status page, labels before the region in host names, then the name in the SDKs of JavaScript,
 * of Java, Go and Rust, of Ruby, and of .NET.
 */
const PRODUCTS: readonly (readonly [string, string, readonly string[], string, string, string, string])[] = [
  ['appsync', 'AWS AppSync', ['appsync'], 'appsync', 'appsync', 'appsync', 'AppSync'],
  ['athena', 'Amazon Athena', ['athena'], 'athena', 'athena', 'athena', 'Athena'],
  [
    'bedrock',
    'Amazon Bedrock',
    ['bedrock', 'bedrock-runtime', 'bedrock-agent', 'bedrock-agent-runtime'],
    'bedrock-runtime',
    'bedrockruntime',
    'bedrockruntime',
    'BedrockRuntime',
  ],
  [
    'cloudformation',
    'AWS CloudFormation',
    ['cloudformation'],
    'cloudformation',
    'cloudformation',
    'cloudformation',
    'CloudFormation',
  ],
  ['cloudfront', 'Amazon CloudFront', [], 'cloudfront', 'cloudfront', 'cloudfront', 'CloudFront'],
  [
    'cloudwatch',
    'Amazon CloudWatch',
    ['monitoring', 'logs'],
    'cloudwatch-logs',
    'cloudwatchlogs',
    'cloudwatchlogs',
    'CloudWatchLogs',
  ],
  [
    'cognito',
    'Amazon Cognito',
    ['cognito-idp', 'cognito-identity'],
    'cognito-identity-provider',
    'cognitoidentityprovider',
    'cognitoidentityprovider',
    'CognitoIdentityProvider',
  ],
  ['comprehend', 'Amazon Comprehend', ['comprehend'], 'comprehend', 'comprehend', 'comprehend', 'Comprehend'],
  ['dynamodb', 'Amazon DynamoDB', ['dynamodb', 'streams.dynamodb'], 'dynamodb', 'dynamodb', 'dynamodb', 'DynamoDBv2'],
  ['ec2', 'Amazon Elastic Compute Cloud', ['ec2'], 'ec2', 'ec2', 'ec2', 'EC2'],
  ['ecr', 'Amazon Elastic Container Registry', ['ecr'], 'ecr', 'ecr', 'ecr', 'ECR'],
  ['ecs', 'Amazon Elastic Container Service', ['ecs'], 'ecs', 'ecs', 'ecs', 'ECS'],
  ['eventbridge', 'Amazon EventBridge', ['events'], 'eventbridge', 'eventbridge', 'eventbridge', 'EventBridge'],
  ['firehose', 'Amazon Data Firehose', ['firehose'], 'firehose', 'firehose', 'firehose', 'KinesisFirehose'],
  ['glue', 'AWS Glue', ['glue'], 'glue', 'glue', 'glue', 'Glue'],
  ['kinesis', 'Amazon Kinesis', ['kinesis'], 'kinesis', 'kinesis', 'kinesis', 'Kinesis'],
  ['kms', 'AWS Key Management Service', ['kms'], 'kms', 'kms', 'kms', 'KeyManagementService'],
  ['lambda', 'AWS Lambda', ['lambda'], 'lambda', 'lambda', 'lambda', 'Lambda'],
  ['location', 'Amazon Location Service', ['geo'], 'location', 'location', 'locationservice', 'LocationService'],
  ['opensearch', 'Amazon OpenSearch Service', [], 'opensearch', 'opensearch', 'opensearchservice', 'OpenSearchService'],
  ['polly', 'Amazon Polly', ['polly'], 'polly', 'polly', 'polly', 'Polly'],
  ['rekognition', 'Amazon Rekognition', ['rekognition'], 'rekognition', 'rekognition', 'rekognition', 'Rekognition'],
  ['route53', 'Amazon Route 53', [], 'route-53', 'route53', 'route53', 'Route53'],
  ['s3', 'Amazon Simple Storage Service', ['s3', 's3.dualstack', 's3-fips'], 's3', 's3', 's3', 'S3'],
  [
    'sagemaker',
    'Amazon SageMaker',
    ['sagemaker'],
    'sagemaker-runtime',
    'sagemakerruntime',
    'sagemakerruntime',
    'SageMakerRuntime',
  ],
  [
    'secretsmanager',
    'AWS Secrets Manager',
    ['secretsmanager'],
    'secrets-manager',
    'secretsmanager',
    'secretsmanager',
    'SecretsManager',
  ],
  ['ses', 'Amazon Simple Email Service', ['email', 'email-smtp'], 'sesv2', 'sesv2', 'sesv2', 'SimpleEmailV2'],
  ['sns', 'Amazon Simple Notification Service', ['sns'], 'sns', 'sns', 'sns', 'SimpleNotificationService'],
  ['sqs', 'Amazon Simple Queue Service', ['sqs'], 'sqs', 'sqs', 'sqs', 'SQS'],
  ['ssm', 'AWS Systems Manager', ['ssm'], 'ssm', 'ssm', 'ssm', 'SimpleSystemsManagement'],
  ['stepfunctions', 'AWS Step Functions', ['states', 'sync-states'], 'sfn', 'sfn', 'states', 'StepFunctions'],
  ['sts', 'AWS Security Token Service', ['sts'], 'sts', 'sts', 'sts', 'SecurityToken'],
  ['textract', 'Amazon Textract', ['textract'], 'textract', 'textract', 'textract', 'Textract'],
  [
    'transcribe',
    'Amazon Transcribe',
    ['transcribe', 'transcribestreaming'],
    'transcribe',
    'transcribe',
    'transcribeservice',
    'TranscribeService',
  ],
  ['translate', 'Amazon Translate', ['translate'], 'translate', 'translate', 'translate', 'Translate'],
];

/** Regions whose buckets have an old name beside the usual one. */
const OLD_S3_REGIONS =
  'ap-northeast-1 ap-southeast-1 ap-southeast-2 eu-west-1 sa-east-1 us-east-1 us-west-1 us-west-2'.split(' ');

/** Names of what customers run there: load balancers, machines, databases, functions, sites. */
const HOSTING_SUFFIXES = [
  '*.elb.amazonaws.com',
  'amplifyapp.com',
  'appsync-api.*.amazonaws.com',
  'awsapprunner.com',
  'awsglobalaccelerator.com',
  'cache.amazonaws.com',
  'cloudfront.net',
  'compute-1.amazonaws.com',
  'compute.amazonaws.com',
  'elasticbeanstalk.com',
  'elb.*.amazonaws.com',
  'elb.amazonaws.com',
  'execute-api.*.amazonaws.com',
  'lambda-url.*.on.aws',
  'rds.amazonaws.com',
  's3-website.*.amazonaws.com',
  'vpce.amazonaws.com',
];

/** Parts of the Java SDK that call nobody by themselves. */
const JAVA_PARTS =
  'annotations apache-client auth aws-core aws-crt-client aws-json-protocol aws-query-protocol aws-xml-protocol bom endpoints-spi http-auth http-auth-aws http-client-spi identity-spi json-utils metrics-spi netty-nio-client profiles protocol-core regions retries retries-spi sdk-core third-party-jackson-core url-connection-client utils'.split(
    ' ',
  );

export const aws: Vendor = {
  slug: 'aws',
  name: 'Amazon Web Services',
  category: 'cloud',
  statusPageUrl: 'https://health.aws.amazon.com/health/status',
  statusPage: { adapter: 'aws', url: 'https://health.aws.amazon.com/public/currentevents' },
  hosts: [
    ...PRODUCTS.flatMap(([product, , labels]) =>
      labels.map((label): HostPattern => ({ suffix: `${label}.*.amazonaws.com`, product, region: true })),
    ),
    ...OLD_S3_REGIONS.map((region): HostPattern => ({ suffix: `s3-${region}.amazonaws.com`, product: 's3', region })),
    ...OLD_S3_REGIONS.map((region): HostPattern => ({
      suffix: `s3-website-${region}.amazonaws.com`,
      hosting: true,
      confidence: 'low',
    })),
    { host: 'cloudfront.amazonaws.com', product: 'cloudfront' },
    { host: 'iam.amazonaws.com' },
    { host: 'public.ecr.aws' },
    { suffix: 'chime.aws' },
    { host: 'route53.amazonaws.com', product: 'route53' },
    { host: 'sts.amazonaws.com', product: 'sts' },
    { suffix: 's3.amazonaws.com', product: 's3' },
    { suffix: 's3-accelerate.amazonaws.com', product: 's3', tenant: true },
    { suffix: 's3.*.amazonaws.com.cn', product: 's3', region: true },
    { suffix: '*.queue.amazonaws.com', product: 'sqs', region: true },
    { suffix: '*.es.amazonaws.com', product: 'opensearch', tenant: true, region: true },
    { suffix: '*.aoss.amazonaws.com', product: 'opensearch', tenant: true, region: true },
    { suffix: 'iot.*.amazonaws.com', tenant: true, region: true },
    { suffix: 'auth.*.amazoncognito.com', product: 'cognito', tenant: true, region: true },
    ...HOSTING_SUFFIXES.map((suffix): HostPattern => ({ suffix, hosting: true, confidence: 'low' })),
    { suffix: 'amazonaws.com', confidence: 'low' },
    { suffix: 'amazonaws.com.cn', confidence: 'low' },
    { suffix: 'api.aws', confidence: 'low' },
  ],
  // Clients of S3 may as well call another vendor, or software of one's own: many answer as S3 does.
  packages: withClass('B', 's3', {
    docker: named(
      'amazon/aws-cli amazon/cloudwatch-agent amazon/aws-for-fluent-bit amazon/aws-xray-daemon amazon/aws-otel-collector amazon/amazon-ecs-agent certbot/dns-route53 banst/awscli mesosphere/aws-cli amazon/aws-efs-csi-driver amazon/aws-alb-ingress-controller plugins/ecr plugins/s3 woodpeckerci/plugin-s3 woodpeckerci/plugin-ecr public.ecr.aws/aws-cli/* public.ecr.aws/cloudwatch-agent/* public.ecr.aws/aws-observability/* public.ecr.aws/xray/* public.ecr.aws/ecs/* public.ecr.aws/eks/* public.ecr.aws/sam/*',
      'G',
    ),
    cargo: [
      ...PRODUCTS.map(([product, , , , java]): PackagePattern => ({ name: `aws-sdk-${java}`, product })),
      ...named(
        'aws-creds dynamo-es tracing-cloudwatch metrics_cloudwatch rig-bedrock rig-s3vectors dynomite modyne opentelemetry-aws',
        'C',
      ),
      ...named('aws-region serde_dynamo aws-nitro-enclaves-cose', 'D'),
      ...named('aws-msk-iam-sasl-signer aws_secretsmanager_caching rusoto-* aws-sdk-*'),
      ...named('lambda_http lambda-extension lambda_runtime_api_client lambda_runtime', 'G'),
      ...named('rusoto_core aws-config', 'E'),
      ...named('rust-s3', 'F'),
    ],
    cocoapods: [
      ...named(
        'AWSAuthCore AWSAuth AWSAuthUI AWSFacebookSignIn AWSGoogleSignIn AWSAppleSignIn AWSCognitoAuth AWSCognitoSync AWSRekognition AWSTranslate AWSComprehend AWSTextract AWSLocation AWSLex AWSFirehose AWSKinesisVideo AWSKinesisVideoArchivedMedia AWSKinesisVideoSignaling AWSKinesisVideoWebRTCStorage AWSCloudWatch AWSLogs AWSEC2 AWSElasticLoadBalancing AWSAutoScaling AWSMachineLearning AWSSimpleDB AWSSES AWSKMS AWSConnect AWSConnectParticipant AWSChimeSDKIdentity AWSChimeSDKMessaging AWSTranscribeStreaming AWSSageMakerRuntime AWSAPIGateway AWSiOSSDK CoreMLPredictionsPlugin AmazonChimeSDK-Bitcode AmazonChimeSDK-No-Bitcode AmazonChimeSDKMedia-Bitcode AWSPluginsCore amplify_auth_cognito AWSUserPoolsSignIn AmazonChimeSDK AmazonIVSPlayer AWSPredictionsPlugin Amplify AmplifyPlugins AWSAppSync AWSCognito AWSCognitoIdentityProvider AWSDynamoDB AWSIoT AWSKinesis AWSLambda AWSPinpoint AWSPolly AWSS3 AWSSNS AWSSQS AWSTranscribe',
      ),
      ...named('AmplifyTools', 'G'),
      ...named('AWSiOSSDKv2 AWSCore AWSMobileClient', 'E'),
    ],
    composer: [
      { name: 'league/flysystem-async-aws-s3', class: 'C', product: 's3' },
      { name: 'league/flysystem-aws-s3-v3', class: 'C', product: 's3' },
      { prefix: 'async-aws/', except: ['async-aws/core', 'async-aws/illuminate-queue'] },
      ...named(
        'pagevamp/laravel-cloudwatch-logs wpackagist-plugin/amazon-s3-and-cloudfront symfony/ai-bedrock-platform symfony/ai-s3vectors-store gaufrette/aws-s3-adapter drupal/ai_provider_aws_bedrock drupal/aws zendframework/zendservice-amazon baopham/dynamodb craftcms/aws-s3 laravel-notification-channels/aws-sns laravel-notification-channels/aws-pinpoint socialiteproviders/cognito symfony/amazon-mailer symfony/amazon-sqs-messenger symfony/amazon-sns-notifier laravel/vapor-core',
        'C',
      ),
      ...named('aws/aws-sdk-php-symfony aws/aws-sdk-php aws/aws-sdk-php-laravel', 'E'),
      ...named('laravel/vapor-cli bref/laravel-bridge bref/bref', 'G'),
    ],
    gem: [
      ...PRODUCTS.filter(([product]) => product !== 'sts').map(([product, , , , , ruby]): PackagePattern => ({
        name: `aws-sdk-${ruby}`,
        product,
      })),
      { name: 'aws-sdk-ses', product: 'ses' },
      { name: 'shoryuken', class: 'C', product: 'sqs' },
      { prefix: 'aws-sdk-', except: ['aws-sdk-code-generator', 'aws-sdk-core'] },
      ...named(
        'aws_lambda_ric lamby s3_website jets fastlane-plugin-aws_device_farm fastlane-plugin-aws_device_farm_upload fastlane-plugin-aws_sns fastlane-plugin-aws_sns_topic fastlane-plugin-deploy_aws_s3_cloudfront',
        'G',
      ),
      ...named(
        'cloudfront-signer cloudfront-rails fluent-plugin-s3 fluent-plugin-cloudwatch-logs fluent-plugin-kinesis logstash-output-s3 logstash-input-s3 logstash-input-sqs logstash-output-sns logstash-output-sqs logstash-output-cloudwatch logstash-integration-aws s3_direct_upload s3 s3-uploader aws-s3 carrierwave_direct paperclip-s3 capistrano-ec2 elbas cloudwatch-sender active_elastic_job circuitry aws_cf_signer fluent-plugin-sqs fluent-plugin-kinesis-firehose fluent-plugin-aws-elasticsearch-service dynamoid asset_sync omniauth-cognito-idp fog-aws griddler-ses aws-ses aws-actionmailer-ses aws-activejob-sqs carrierwave-aws',
        'C',
      ),
      ...named('aws-sessionstore-dynamodb aws-xray-sdk aws-flow fastlane-plugin-aws_s3 aws-record'),
      ...named('aws-sdk aws-sdk-resources', 'E'),
    ],
    generic: ['AWS', 'AMAZON_S3', 'AMAZON_SES', 'SES'].map((word) => ({ prefix: `env:${word}_`, class: 'B' as const })),
    githubactions: named(
      'jakejarvis/s3-sync-action reggionick/s3-deploy einaregilsson/beanstalk-deploy chetan/invalidate-cloudfront-action unfor19/install-aws-cli-action machulav/ec2-github-runner runs-on/cache runs-on/action bervProject/action-s3 shallwefootball/s3-upload-action shallwefootball/upload-s3-action keithweaver/aws-s3-github-action jwalton/gh-ecr-login kciter/aws-ecr-action jwalton/gh-ecr-push appleboy/lambda-action appleboy/s3-action say8425/aws-secrets-manager-actions dkershner6/aws-ssm-getparameters-action awslabs/aws-lambda-actions badsyntax/github-action-aws-cloudfront badsyntax/github-action-aws-s3 badsyntax/github-action-aws-cloudformation int128/deploy-ecs-service youyo/aws-cdk-github-actions aws-actions/*',
      'G',
    ),
    golang: [
      { module: 'github.com/guregu/dynamo', class: 'C', product: 'dynamodb' },
      ...PRODUCTS.map(([product, , , , java]): PackagePattern => ({
        module: `github.com/aws/aws-sdk-go-v2/service/${java}`,
        product,
      })),
      ...inModules(
        'github.com/awslabs/amazon-ecr-credential-helper github.com/awslabs/kinesis-aggregation github.com/aws/aws-secretsmanager-caching-go github.com/aws/aws-msk-iam-sasl-signer-go github.com/aws/aws-dax-go github.com/aws/amazon-s3-encryption-client-go github.com/aws/aws-advanced-go-wrapper github.com/aws/session-manager-plugin',
      ),
      ...inModules(
        'contrib.go.opencensus.io/exporter/aws github.com/tj/go-kinesis github.com/sigstore/sigstore/pkg/signature/kms/aws github.com/libdns/route53 github.com/open-feature/go-sdk-contrib/providers/aws-ssm github.com/PaddleHQ/go-aws-ssm github.com/ianlopshire/go-ssm-config github.com/go-external-config/aws github.com/fogfish/dynamo github.com/tylfin/dynatomic github.com/aws/aws-xray-sdk-go github.com/vmware/vmware-go-kcl github.com/vmware/vmware-go-kcl-v2',
        'C',
      ),
      ...inModules(
        'github.com/aws/aws-lambda-go github.com/awslabs/aws-lambda-go-api-proxy github.com/aws/aws-cdk-go github.com/pulumi/pulumi-aws',
        'G',
      ),
      ...inModules('github.com/aws/aws-sdk-go github.com/aws/aws-sdk-go-v2', 'E'),
    ],
    hex: [
      { name: 'ex_aws_dynamo', product: 'dynamodb' },
      { name: 'ex_aws_s3', product: 's3' },
      { name: 'ex_aws_ses', product: 'ses' },
      { name: 'ex_aws_sns', product: 'sns' },
      { name: 'ex_aws_sqs', product: 'sqs' },
      ...named('aws_credentials ex_aws_*'),
      ...named('erlcloud aws_erlang ex_aws aws', 'E'),
      ...named(
        'off_broadway_kinesis req_s3 off_broadway_sqs ueberauth_cognito hush_aws_secrets_manager libcluster_ec2 telemetry_metrics_cloudwatch req_athena kinesis_client conduit_sqs libcluster_ecs bamboo_ses broadway_sqs',
        'C',
      ),
      ...named('aws_beam_core', 'D'),
      ...named('aws_rds_castore aws_lambda_elixir_runtime', 'G'),
    ],
    maven: [
      { group: 'com.amplifyframework' },
      { name: 'com.amazonaws:dynamodb-lock-client', class: 'C', product: 'dynamodb' },
      { name: 'com.amazonaws:amazon-kinesis-client', product: 'kinesis' },
      { group: 'io.awspring.cloud', class: 'C' },
      ...PRODUCTS.map(([product, , , , java]): PackagePattern => ({ name: `software.amazon.awssdk:${java}`, product })),
      {
        group: 'software.amazon.awssdk',
        except: JAVA_PARTS.map((name) => `software.amazon.awssdk:${name}`),
      },
      {
        prefix: 'com.amazonaws:aws-java-sdk-',
        class: 'E',
        except: ['com.amazonaws:aws-java-sdk-bom', 'com.amazonaws:aws-java-sdk-core'],
      },
      ...named(
        'org.springframework.ai:spring-ai-bedrock org.springframework.ai:spring-ai-bedrock-converse org.springframework.ai:spring-ai-bedrock-knowledgebase-store org.springframework.ai:spring-ai-starter-vector-store-aws-opensearch org.springframework.ai:spring-ai-starter-vector-store-bedrock-knowledgebase org.springframework.ai:spring-ai-autoconfigure-model-bedrock-ai org.springframework.ai:spring-ai-autoconfigure-vector-store-bedrock-knowledgebase org.apache.nifi:nifi-aws-processors org.apache.nifi:nifi-aws-abstract-processors org.apache.nifi:nifi-aws-kinesis org.apache.nifi:nifi-aws-parameter-providers org.apache.nifi:nifi-aws-schema-registry-service org.apache.nifi:nifi-kafka-service-aws org.apache.nifi:nifi-iceberg-aws org.apache.seatunnel:connector-amazondynamodb org.apache.seatunnel:connector-amazonsqs org.apache.seatunnel:connector-s3-redshift io.camunda.connector:connector-aws-bedrock-agentcore-long-term-memory io.camunda.connector:connector-aws-bedrock-agentcore-runtime io.camunda.connector:connector-aws-bedrock-codeinterpreter io.camunda.connector:connector-aws-bedrock-knowledgebase ca.pjer:logback-awslogs-appender io.quarkiverse.amazonservices:quarkus-amazon-s3 io.quarkiverse.amazonservices:quarkus-amazon-dynamodb io.quarkiverse.amazonservices:quarkus-amazon-sqs io.quarkiverse.amazonservices:quarkus-amazon-sns io.micronaut.aws:micronaut-aws-sdk-v2 org.apache.camel.springboot:camel-aws2-s3-starter dev.langchain4j:langchain4j-community-dynamodb dev.langchain4j:langchain4j-document-loader-amazon-s3 io.camunda.connector:aws-secret-provider io.camunda.connector:connector-aws io.camunda.connector:connector-aws-base io.camunda.connector:connector-aws-bedrock io.camunda.connector:connector-aws-comprehend io.camunda.connector:connector-aws-dynamodb io.camunda.connector:connector-aws-eventbridge io.camunda.connector:connector-aws-lambda io.camunda.connector:connector-aws-s3 io.camunda.connector:connector-aws-sagemaker io.camunda.connector:connector-aws-sns io.camunda.connector:connector-aws-sqs io.camunda.connector:connector-aws-textract io.camunda.connector:connector-sqs io.quarkiverse.langchain4j:quarkus-langchain4j-bedrock io.quarkiverse.jnosql:quarkus-jnosql-dynamodb io.quarkiverse.logging.cloudwatch:quarkus-logging-cloudwatch io.quarkiverse.hibernatesearchextras:quarkus-hibernate-search-orm-elasticsearch-aws org.apache.camel:camel-aws-bedrock org.apache.camel:camel-aws-cloudtrail org.apache.camel:camel-aws-secrets-manager org.apache.camel:camel-aws2-athena org.apache.camel:camel-aws2-cw org.apache.camel:camel-aws2-ddb org.apache.camel:camel-aws2-ec2 org.apache.camel:camel-aws2-ecs org.apache.camel:camel-aws2-eks org.apache.camel:camel-aws2-eventbridge org.apache.camel:camel-aws2-iam org.apache.camel:camel-aws2-kinesis org.apache.camel:camel-aws2-kms org.apache.camel:camel-aws2-lambda org.apache.camel:camel-aws2-mq org.apache.camel:camel-aws2-msk org.apache.camel:camel-aws2-s3 org.apache.camel:camel-aws2-ses org.apache.camel:camel-aws2-sns org.apache.camel:camel-aws2-sqs org.apache.camel:camel-aws2-sts org.apache.camel:camel-aws2-translate org.apache.camel.quarkus:camel-quarkus-aws-bedrock org.apache.camel.quarkus:camel-quarkus-aws-cloudtrail org.apache.camel.quarkus:camel-quarkus-aws-secrets-manager org.apache.camel.quarkus:camel-quarkus-aws2-athena org.apache.camel.quarkus:camel-quarkus-aws2-cw org.apache.camel.quarkus:camel-quarkus-aws2-ddb org.apache.camel.quarkus:camel-quarkus-aws2-ec2 org.apache.camel.quarkus:camel-quarkus-aws2-ecs org.apache.camel.quarkus:camel-quarkus-aws2-eks org.apache.camel.quarkus:camel-quarkus-aws2-eventbridge org.apache.camel.quarkus:camel-quarkus-aws2-iam org.apache.camel.quarkus:camel-quarkus-aws2-kinesis org.apache.camel.quarkus:camel-quarkus-aws2-kms org.apache.camel.quarkus:camel-quarkus-aws2-lambda org.apache.camel.quarkus:camel-quarkus-aws2-mq org.apache.camel.quarkus:camel-quarkus-aws2-msk org.apache.camel.quarkus:camel-quarkus-aws2-s3 org.apache.camel.quarkus:camel-quarkus-aws2-ses org.apache.camel.quarkus:camel-quarkus-aws2-sns org.apache.camel.quarkus:camel-quarkus-aws2-sqs org.apache.camel.quarkus:camel-quarkus-aws2-sts org.apache.camel.quarkus:camel-quarkus-aws2-translate io.micronaut.email:micronaut-email-amazon-ses com.anthropic:anthropic-java-bedrock software.amazon.msk:aws-msk-iam-auth org.springframework.cloud:spring-cloud-starter-aws com.amazonaws:aws-xray-recorder-sdk-core dev.langchain4j:langchain4j-bedrock org.springframework.ai:spring-ai-starter-model-bedrock org.springframework.ai:spring-ai-starter-model-bedrock-converse io.micrometer:micrometer-registry-cloudwatch2',
        'C',
      ),
      ...named(
        'org.springframework.cloud:spring-cloud-aws-messaging com.amazonaws:amazon-kinesis-producer com.amazon.redshift:redshift-jdbc42 software.amazon.dax:amazon-dax-client software.amazon.encryption.s3:amazon-s3-encryption-client-java software.amazon.kinesis:amazon-kinesis-producer software.amazon.s3.accessgrants:aws-s3-accessgrants-java-plugin com.amazonaws:amazon-sqs-java-extended-client-lib com.amazonaws:dynamodb-streams-kinesis-adapter software.amazon.kinesis:amazon-kinesis-client com.amazonaws:aws-android-sdk-*',
      ),
      ...named(
        'org.jenkins-ci.plugins:ec2 io.jenkins.plugins.aws-java-sdk2:aws-java-sdk2-s3 io.jenkins.plugins.aws-java-sdk2:aws-java-sdk2-ec2 org.jenkins-ci.plugins.aws-java-sdk:aws-java-sdk-ec2',
        'G',
      ),
      ...named('com.amazonaws:aws-java-sdk', 'E'),
    ],
    npm: [
      { name: 'nestjs-dynamoose', class: 'C', product: 'dynamodb' },
      { prefix: '@nestjs-cognito/', class: 'C', product: 'cognito' },
      ...PRODUCTS.map(([product, , , npm]): PackagePattern => ({ name: `@aws-sdk/client-${npm}`, product })),
      { name: '@ai-sdk/amazon-bedrock', class: 'C', product: 'bedrock' },
      { name: '@aws-sdk/client-cloudwatch', product: 'cloudwatch' },
      { name: '@aws-sdk/client-ses', product: 'ses' },
      { name: '@aws-sdk/lib-dynamodb', product: 'dynamodb' },
      { name: '@aws-sdk/lib-storage', product: 's3' },
      { name: '@aws-sdk/s3-presigned-post', product: 's3' },
      { name: '@aws-sdk/s3-request-presigner', product: 's3' },
      { name: 'amazon-cognito-identity-js', product: 'cognito' },
      { name: 'dynamoose', class: 'C', product: 'dynamodb' },
      { name: 'multer-s3', class: 'C', product: 's3' },
      { name: 'sqs-consumer', class: 'C', product: 'sqs' },
      ...named(
        'aws-elasticsearch-connector aws-opensearch-connector aws-opensearch-connection aws-os-connection http-aws-es aws-sigv4-fetch aws-elasticsearch-js aws-elasticsearch-client aws-es @acuris/aws-es-connection @zhongnansu/http-aws-es aws-api-gateway-client aws-param-store aws-param-store-sdkv3 aws-parameter-store-env aws-param-env winston-aws-cloudwatch aws-cloudwatch-log aws-cloudwatch-log-browser aws-kinesis-writable aws-sqs aws-s3 react-aws-s3 react-aws-s3-typescript aws-s3-multipart-copy aws-s3-zipper aws-kms-signer aws-kms-ethers-signer aws-mqtt aws-sns-sms aws-sns-publish aws-bluebird aws-lib aws-client strapi-provider-upload-aws-s3 strapi-provider-upload-aws-s3-advanced strapi-provider-upload-aws-s3-plus-cdn fastify-secrets-aws wwebjs-aws-s3 aws-cognito-express aws-sdk-v3-nest nest-aws-sdk pino-cloudwatch verdaccio-aws-s3-storage leo-aws aws-lambda-invoke aws-rum-react deploy-aws-s3-cloudfront grunt-aws-s3 gulp-awspublish aws-credstash vault-auth-aws aws2js @aws/durable-execution-sdk-js @aws-amplify/data-schema @aws-amplify/adapter-nextjs @aws-amplify/ui-angular @aws-amplify/ui-vue @aws-amplify/ui-react cognito-passport-oauth2 aws-msk-iam-sasl-signer-js s3-sync-client @aws-lambda-powertools/idempotency @aws-lambda-powertools/parameters aws-jwt-verify @ssut/nestjs-sqs sqs-producer dynamodb-toolbox winston-cloudwatch electrodb @anthropic-ai/bedrock-sdk @strapi/provider-upload-aws-s3 @strapi/provider-email-amazon-ses @langchain/aws @auth/dynamodb-adapter @nestjs-packages/sqs connect-dynamodb nodemailer-ses-transport @llamaindex/aws aws-appsync passport-cognito passport-cognito-oauth2 @effect-aws/* @aws-lite/*',
        'C',
      ),
      ...named(
        'aws-amplify-react aws-amplify-react-native aws-amplify-angular aws-amplify-vue aws-appsync-react aws-greengrass-core-sdk aws-sdk-mobile-analytics aws-advanced-nodejs-wrapper @uppy/aws-s3-multipart aws-iot-device-sdk-browser amazon-cognito-auth-js amazon-cognito-js bedrock-agentcore @aws/clickstream-web @aws/clickstream-react-native amazon-chime-sdk-component-library-react aws-iot-device-sdk-v2 aws-xray-sdk-express aws-xray-sdk-core aws-xray-sdk aws-rum-web aws-appsync-subscription-link aws-appsync-auth-link @aws-sdk/dsql-signer @amazon-connect/contact @amazon-connect/core amazon-chime-sdk-js amazon-connect-chatjs amazon-connect-streams amazon-ivs-player amazon-ivs-web-broadcast amazon-kinesis-video-streams-webrtc amazon-quicksight-embedding-sdk aws-iot-device-sdk @aws-amplify/api-rest @aws-amplify/api-graphql @aws-amplify/analytics @aws-amplify/datastore @aws-amplify/notifications @aws-amplify/geo @aws-amplify/predictions @aws-amplify/pubsub @aws-amplify/interactions @aws-sdk/client-*',
      ),
      ...named('aws-amplify aws-sdk @aws-amplify/auth @aws-amplify/storage @aws-amplify/api', 'E'),
      ...named(
        '@aws-amplify/backend @aws-amplify/backend-cli @aws-amplify/cli sst @opennextjs/aws aws-cdk aws-cdk-lib @pulumi/aws @pulumi/aws-native @pulumi/awsx @pulumi/eks @aws-cdk/aws-*',
        'G',
      ),
    ],
    nuget: [
      { name: 'TwentyTwenty.Storage.Amazon', class: 'C', product: 's3' },
      { name: 'AWS.Logger.AspNetCore', class: 'C', product: 'cloudwatch' },
      { name: 'AWS.Logger.SeriLog', class: 'C', product: 'cloudwatch' },
      { name: 'AWS.Logger.NLog', class: 'C', product: 'cloudwatch' },
      { name: 'MassTransit.AmazonSQS', class: 'C', product: 'sqs' },
      ...PRODUCTS.map(([product, , , , , , dotnet]): PackagePattern => ({ name: `AWSSDK.${dotnet}`, product })),
      { name: 'AWSSDK.SimpleEmail', product: 'ses' },
      { prefix: 'AWSSDK.', except: ['AWSSDK.Core', 'AWSSDK.Extensions.NETCore.Setup'] },
      ...named(
        'SixLabors.ImageSharp.Web.Providers.AWS Rebus.AmazonSQS NServiceBus.AmazonSQS AspNetCore.HealthChecks.Aws.S3 AspNetCore.HealthChecks.Aws.SecretsManager AspNetCore.HealthChecks.Aws.Sns AspNetCore.HealthChecks.Aws.Sqs AspNetCore.HealthChecks.Aws.SystemsManager AspNetCore.HealthChecks.DynamoDb AspNetCore.HealthChecks.Publisher.CloudWatch LangChain.Providers.Amazon.Bedrock DotNetCore.CAP.AmazonSQS Microsoft.SemanticKernel.Connectors.Amazon Microsoft.SemanticKernel.Agents.Bedrock WolverineFx.AmazonSns WolverineFx.AmazonSqs WolverineFx.ClaimCheck.AmazonS3 MassTransit.AmazonS3 ServiceStack.Aws Anthropic.Bedrock FluentStorage.AWS Volo.Abp.BlobStoring.Aws Foundatio.AWS AWSXRayRecorder.Core Amazon.Extensions.Configuration.SystemsManager Serilog.Sinks.AwsCloudWatch',
        'C',
      ),
      ...named('Amazon.Lambda.Core Aspire.Hosting.AWS', 'G'),
      ...named('AWS.Messaging Amazon.Extensions.CognitoAuthentication'),
    ],
    pub: [
      ...named(
        'aws_common aws_signature_v4 aws_cognito_identity_api aws_cognito_idp_api aws_ssm_api aws_secretsmanager_api aws_secrets_manager_api aws_bedrock_runtime_api aws_cloudwatch_api aws_cloudwatch_logs_api aws_rekognition_api aws_polly_api aws_translate_api aws_textract_api aws_comprehend_api aws_transcribe_api aws_kms_api aws_iam_api aws_ec2_api aws_ecs_api aws_sts_api aws_apigatewayv2_api aws_apigatewaymanagementapi_api aws_athena_api aws_route53_api aws_cloudfront_api aws_kinesis_api aws_firehose_api aws_sesv2_api aws_step_functions_api aws_sfn_api aws_location_api aws_pinpoint_api aws_cloudformation_api amplify_auth_cognito_dart amplify_kinesis amplify_kinesis_dart amplify_flutter amplify_auth_cognito amplify_storage_s3 amplify_*',
      ),
      ...named(
        'aws_s3_upload simple_s3 flutter_aws_s3_client aws_s3_upload_lite aws_s3_client amazon_s3_cognito sigv4 flutter_amazon_s3 aws_ivs_player flutter_aws_amplify_cognito flutter_aws_chime aws_client aws_cognito_identity_provider_api aws_dynamodb_api aws_lambda_api aws_s3_api aws_ses_api aws_sns_api aws_sqs_api amazon_cognito_identity_dart_2',
        'C',
      ),
      ...named('aws_lambda_dart_runtime', 'G'),
    ],
    pypi: [
      { prefix: 'aws-sdk-', except: ['aws-sdk-signers'] },
      { name: 'django-s3-express-cache', class: 'C', product: 's3' },
      { name: 'langchain-aws', class: 'C', product: 'bedrock' },
      { name: 'pyathena', class: 'C', product: 'athena' },
      { name: 'pycognito', product: 'cognito' },
      { name: 'pynamodb', class: 'C', product: 'dynamodb' },
      { name: 's3fs', class: 'C', product: 's3' },
      { name: 'sagemaker', product: 'sagemaker' },
      { name: 'watchtower', class: 'C', product: 'cloudwatch' },
      ...named(
        'django-amazon-ses flask-cognito shipyard-athena shipyard-redshift codecraftai-restclient-aws dbt-athena dbt-athena-community agent-framework-bedrock boto-session-manager synapse-s3-storage-provider python-dynamodb-lock sagemaker-mlflow s3torchconnector cloudwatch warrant flask-awscognito credstash django-s3-storage llama-index-readers-s3 llama-index-embeddings-bedrock aiodynamo tap-dynamodb prefect-aws livekit-plugins-aws aws-xray-sdk aurora-data-api certbot-dns-route53 pydynamodb apache-airflow-providers-amazon dbt-redshift dagster-aws django-ses llama-index-llms-bedrock llama-index-llms-bedrock-converse amazon-bedrock-haystack',
        'C',
      ),
      ...named(
        'apache-airflow-backport-providers-amazon llama-index-postprocessor-bedrock-rerank amazon-sqs-extended-client amazon-sns-extended-client awslabs-aws-api-mcp-server awslabs-aws-pricing-mcp-server amazon-braket-qdmi amazon-datazone-mcp-server sagemaker-core aws-embedded-metrics amazon-braket-sdk amazon-textract-textractor aws-secretsmanager-caching redshift-connector aws-bedrock-token-generator bedrock-agentcore amazon-dax-client amazon-kclpy amazon-transcribe awsiotpythonsdk awsiotsdk nova-act',
      ),
      ...named(
        'bedrock-agentcore-starter-toolkit keyrings-codeartifact sceptre awscurl aws-sam-cli awsebcli chalice awscli git-remote-s3 git-remote-codecommit aws-lambda-powertools zappa pulumi-aws pulumi-aws-native pulumi-awsx pulumi-eks',
        'G',
      ),
      ...named('aioboto3 aiobotocore awswrangler boto boto3 botocore', 'E'),
    ],
    swift: [
      ...named(
        'github.com/soto-project/soto github.com/soto-project/soto-s3-file-transfer github.com/adam-fowler/s3-filesystem-kit github.com/soto-project/soto-cognito-authentication github.com/soto-project/soto-cognito-authentication-kit',
        'C',
      ),
      ...named(
        'github.com/aws-amplify/aws-appsync-apollo-extensions-swift github.com/aws/amazon-chime-sdk-ios-spm github.com/aws/amazon-chime-sdk-ios github.com/aws-amplify/aws-sdk-ios github.com/aws/aws-sdk-ios-spm github.com/aws/amazon-ivs-player-ios github.com/aws-amplify/amplify-swift-utils-notifications github.com/aws-amplify/aws-appsync-realtime-client-ios github.com/aws-amplify/amplify-ui-swift-authenticator github.com/aws-amplify/amplify-ui-swift-liveness',
      ),
      ...named(
        'github.com/aws-amplify/amplify-ios github.com/aws-amplify/amplify-swift github.com/awslabs/aws-sdk-swift github.com/aws-amplify/aws-sdk-ios-spm',
        'E',
      ),
    ],
    terraform: [...named('hashicorp/aws hashicorp/awscc', 'G'), { prefix: 'terraform-aws-modules/', class: 'G' }],
  }),
  products: PRODUCTS.map(([key, componentName]) => ({ key, componentName })),
  sources: ['https://docs.aws.amazon.com/general/latest/gr/aws-service-information.html', 'known'],
};
