import { CLOUD_ADAPTERS } from '../cloud-adapters.ts';
import { inModules, named, withClass } from '../named.ts';
import { joinPackages } from '../package-list.ts';
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
  packages: joinPackages(
    CLOUD_ADAPTERS.aws,
    withClass('B', 's3', {
      docker: [
        { name: 'airbyte/source-s3', class: 'C' },
        { name: 'airbyte/destination-s3', class: 'C' },
        { name: 'airbyte/destination-s3-data-lake', class: 'C' },
        { name: 'airbyte/source-dynamodb', class: 'C' },
        { name: 'airbyte/destination-redshift', class: 'C' },
        { name: 'airbyte/source-redshift', class: 'C' },
        { name: 'airbyte/source-amazon-sqs', class: 'C' },
      ],
      cargo: [
        ...PRODUCTS.map(([product, , , , java]): PackagePattern => ({ name: `aws-sdk-${java}`, product })),
        ...named('aws-region serde_dynamo aws-nitro-enclaves-cose', 'D'),
        ...named('aws-msk-iam-sasl-signer aws_secretsmanager_caching rusoto-* aws-sdk-*'),
        ...named('rusoto_core aws-config', 'E'),
        ...named('rust-s3', 'F'),
      ],
      cocoapods: [
        ...named(
          'AWSAuthCore AWSAuth AWSAuthUI AWSFacebookSignIn AWSGoogleSignIn AWSAppleSignIn AWSCognitoAuth AWSCognitoSync AWSRekognition AWSTranslate AWSComprehend AWSTextract AWSLocation AWSLex AWSFirehose AWSKinesisVideo AWSKinesisVideoArchivedMedia AWSKinesisVideoSignaling AWSKinesisVideoWebRTCStorage AWSCloudWatch AWSLogs AWSEC2 AWSElasticLoadBalancing AWSAutoScaling AWSMachineLearning AWSSimpleDB AWSSES AWSKMS AWSConnect AWSConnectParticipant AWSChimeSDKIdentity AWSChimeSDKMessaging AWSTranscribeStreaming AWSSageMakerRuntime AWSAPIGateway AWSiOSSDK CoreMLPredictionsPlugin AmazonChimeSDK-Bitcode AmazonChimeSDK-No-Bitcode AmazonChimeSDKMedia-Bitcode AWSPluginsCore amplify_auth_cognito AWSUserPoolsSignIn AmazonChimeSDK AmazonIVSPlayer AWSPredictionsPlugin Amplify AmplifyPlugins AWSAppSync AWSCognito AWSCognitoIdentityProvider AWSDynamoDB AWSIoT AWSKinesis AWSLambda AWSPinpoint AWSPolly AWSS3 AWSSNS AWSSQS AWSTranscribe',
        ),
        ...named('AWSiOSSDKv2 AWSCore AWSMobileClient', 'E'),
      ],
      composer: [
        { name: 'league/flysystem-async-aws-s3', class: 'C', product: 's3' },
        { name: 'league/flysystem-aws-s3-v3', class: 'C', product: 's3' },
        { prefix: 'async-aws/', except: ['async-aws/core', 'async-aws/illuminate-queue'] },
        ...named('aws/aws-sdk-php-symfony aws/aws-sdk-php aws/aws-sdk-php-laravel', 'E'),
      ],
      gem: [
        ...PRODUCTS.filter(([product]) => product !== 'sts').map(([product, , , , , ruby]): PackagePattern => ({
          name: `aws-sdk-${ruby}`,
          product,
        })),
        { name: 'aws-sdk-ses', product: 'ses' },
        { name: 'shoryuken', class: 'C', product: 'sqs' },
        { prefix: 'aws-sdk-', except: ['aws-sdk-code-generator', 'aws-sdk-core'] },
        ...named('aws-sessionstore-dynamodb aws-xray-sdk aws-flow fastlane-plugin-aws_s3 aws-record'),
        ...named('aws-sdk aws-sdk-resources', 'E'),
      ],
      generic: [
        ...named(
          'circleci/circleci/aws-* bitbucket/atlassian/aws-* azure-pipelines/s3upload azure-pipelines/awsshellscript azure-pipelines/awscli helm/aws-load-balancer-controller helm/aws-ebs-csi-driver helm/aws-efs-csi-driver helm/aws-for-fluent-bit helm/aws-cloudwatch-metrics helm/aws-node-termination-handler helm/secrets-store-csi-driver-provider-aws helm/amazon-cloudwatch-observability helm/aws-vpc-cni helm/adot-exporter-for-eks-on-ec2',
          'G',
        ),
        ...['AWS', 'AMAZON_S3', 'AMAZON_SES', 'SES'].map((word) => ({
          prefix: `env:${word}_`,
          class: 'B' as const,
        })),
      ],
      golang: [
        { module: 'github.com/guregu/dynamo', class: 'C', product: 'dynamodb' },
        ...PRODUCTS.map(([product, , , , java]): PackagePattern => ({
          module: `github.com/aws/aws-sdk-go-v2/service/${java}`,
          product,
        })),
        ...inModules(
          'github.com/awslabs/amazon-ecr-credential-helper github.com/awslabs/kinesis-aggregation github.com/aws/aws-secretsmanager-caching-go github.com/aws/aws-msk-iam-sasl-signer-go github.com/aws/aws-dax-go github.com/aws/amazon-s3-encryption-client-go github.com/aws/aws-advanced-go-wrapper github.com/aws/session-manager-plugin',
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
        ...named('aws_beam_core', 'D'),
      ],
      maven: [
        ...named(
          'com.amazonaws:amazon-sqs-java-messaging-lib com.amazonaws:amazon-sns-java-extended-client-lib com.amazonaws:aws-encryption-sdk-java software.amazon.jdbc:aws-advanced-jdbc-wrapper software.amazon.glue:schema-registry-serde com.amazonaws.secretsmanager:aws-secretsmanager-caching-java com.amazonaws.secretsmanager:aws-secretsmanager-jdbc',
        ),
        { group: 'aws.sdk.kotlin' },
        { group: 'software.amazon.cloudwatchlogs' },
        { group: 'io.micronaut.aws' },
        { group: 'io.quarkiverse.amazonservices' },
        { group: 'com.amazonaws.serverless', class: 'G' },
        { group: 'com.amplifyframework' },
        { name: 'com.amazonaws:dynamodb-lock-client', class: 'C', product: 'dynamodb' },
        { name: 'com.amazonaws:amazon-kinesis-client', product: 'kinesis' },
        { group: 'io.awspring.cloud', class: 'C' },
        ...PRODUCTS.map(([product, , , , java]): PackagePattern => ({
          name: `software.amazon.awssdk:${java}`,
          product,
        })),
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
          'org.springframework.cloud:spring-cloud-aws-messaging com.amazonaws:amazon-kinesis-producer com.amazon.redshift:redshift-jdbc42 software.amazon.dax:amazon-dax-client software.amazon.encryption.s3:amazon-s3-encryption-client-java software.amazon.kinesis:amazon-kinesis-producer software.amazon.s3.accessgrants:aws-s3-accessgrants-java-plugin com.amazonaws:amazon-sqs-java-extended-client-lib com.amazonaws:dynamodb-streams-kinesis-adapter software.amazon.kinesis:amazon-kinesis-client com.amazonaws:aws-android-sdk-*',
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
          'aws-amplify-react aws-amplify-react-native aws-amplify-angular aws-amplify-vue aws-appsync-react aws-greengrass-core-sdk aws-sdk-mobile-analytics aws-advanced-nodejs-wrapper @uppy/aws-s3-multipart aws-iot-device-sdk-browser amazon-cognito-auth-js amazon-cognito-js bedrock-agentcore @aws/clickstream-web @aws/clickstream-react-native amazon-chime-sdk-component-library-react aws-iot-device-sdk-v2 aws-xray-sdk-express aws-xray-sdk-core aws-xray-sdk aws-rum-web aws-appsync-subscription-link aws-appsync-auth-link @aws-sdk/dsql-signer @amazon-connect/contact @amazon-connect/core amazon-chime-sdk-js amazon-connect-chatjs amazon-connect-streams amazon-ivs-player amazon-ivs-web-broadcast amazon-kinesis-video-streams-webrtc amazon-quicksight-embedding-sdk aws-iot-device-sdk @aws-amplify/api-rest @aws-amplify/api-graphql @aws-amplify/analytics @aws-amplify/datastore @aws-amplify/notifications @aws-amplify/geo @aws-amplify/predictions @aws-amplify/pubsub @aws-amplify/interactions @aws-sdk/client-*',
        ),
        ...named('aws-amplify aws-sdk @aws-amplify/auth @aws-amplify/storage @aws-amplify/api', 'E'),
      ],
      nuget: [
        { name: 'Anthropic.Aws', class: 'C' },
        ...named(
          'Amazon.AspNetCore.DataProtection.SSM Amazon.AspNetCore.Identity.Cognito AWSXRayRecorder AWSXRayRecorder.Handlers.AspNetCore AWSXRayRecorder.Handlers.AwsSdk AWSXRayRecorder.Handlers.System.Net Amazon.SecretsManager.Extensions.Caching AWS.AspNetCore.DistributedCacheProvider Amazon.Extensions.S3.Encryption Amazon.KinesisClient',
        ),
        { prefix: 'AWS.Lambda.Powertools.' },
        { name: 'TwentyTwenty.Storage.Amazon', class: 'C', product: 's3' },
        { name: 'AWS.Logger.AspNetCore', class: 'C', product: 'cloudwatch' },
        { name: 'AWS.Logger.SeriLog', class: 'C', product: 'cloudwatch' },
        { name: 'AWS.Logger.NLog', class: 'C', product: 'cloudwatch' },
        { name: 'MassTransit.AmazonSQS', class: 'C', product: 'sqs' },
        ...PRODUCTS.map(([product, , , , , , dotnet]): PackagePattern => ({ name: `AWSSDK.${dotnet}`, product })),
        { name: 'AWSSDK.SimpleEmail', product: 'ses' },
        { prefix: 'AWSSDK.', except: ['AWSSDK.Core', 'AWSSDK.Extensions.NETCore.Setup'] },
        ...named('AWS.Messaging Amazon.Extensions.CognitoAuthentication'),
      ],
      pub: [
        ...named(
          'aws_common aws_signature_v4 aws_cognito_identity_api aws_cognito_idp_api aws_ssm_api aws_secretsmanager_api aws_secrets_manager_api aws_bedrock_runtime_api aws_cloudwatch_api aws_cloudwatch_logs_api aws_rekognition_api aws_polly_api aws_translate_api aws_textract_api aws_comprehend_api aws_transcribe_api aws_kms_api aws_iam_api aws_ec2_api aws_ecs_api aws_sts_api aws_apigatewayv2_api aws_apigatewaymanagementapi_api aws_athena_api aws_route53_api aws_cloudfront_api aws_kinesis_api aws_firehose_api aws_sesv2_api aws_step_functions_api aws_sfn_api aws_location_api aws_pinpoint_api aws_cloudformation_api amplify_auth_cognito_dart amplify_kinesis amplify_kinesis_dart amplify_flutter amplify_auth_cognito amplify_storage_s3 amplify_*',
        ),
      ],
      pypi: [
        ...named('sagemaker-train sagemaker-serve sagemaker-mlops aws-encryption-sdk'),
        ...named('aws-requests-auth aws-msk-iam-sasl-signer-python awslabs-aws-documentation-mcp-server', 'C'),
        { name: 'airbyte-source-s3', class: 'C' },
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
          'apache-airflow-backport-providers-amazon llama-index-postprocessor-bedrock-rerank amazon-sqs-extended-client amazon-sns-extended-client awslabs-aws-api-mcp-server awslabs-aws-pricing-mcp-server amazon-braket-qdmi amazon-datazone-mcp-server sagemaker-core aws-embedded-metrics amazon-braket-sdk amazon-textract-textractor aws-secretsmanager-caching redshift-connector aws-bedrock-token-generator bedrock-agentcore amazon-dax-client amazon-kclpy amazon-transcribe awsiotpythonsdk awsiotsdk nova-act',
        ),
        ...named('aioboto3 aiobotocore awswrangler boto boto3 botocore', 'E'),
      ],
      swift: [
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
  ),
  products: PRODUCTS.map(([key, componentName]) => ({ key, componentName })),
  sources: ['https://docs.aws.amazon.com/general/latest/gr/aws-service-information.html', 'known'],
};
