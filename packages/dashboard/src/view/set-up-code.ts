/** One way to measure the calls of a program: what to type, with the key filled in. */
export interface SetUp {
  readonly id: string;
  readonly label: string;
  /** Language of the code, for its reader. */
  readonly lines: readonly string[];
}

/**
 * Code for each runtime. The lines are those of the SDK's README and of docs/opentelemetry.md.
 * @param sdkKey a key of the project, or what stands for it
 * @param endpoint URL of this server
 */
export function listSetUps(sdkKey: string, endpoint: string): readonly SetUp[] {
  const variables = [`export UPRIVER_SDK_KEY=${sdkKey}`, `export UPRIVER_ENDPOINT=${endpoint}`];
  const options = `{ sdkKey: '${sdkKey}', endpoint: '${endpoint}' }`;
  return [
    {
      id: 'node',
      label: 'Node',
      lines: ['npm install @upriver/sdk', ...variables, 'node --import @upriver/sdk/auto app.js'],
    },
    {
      id: 'bun',
      label: 'Bun',
      lines: ['bun add @upriver/sdk', ...variables, 'bun --preload @upriver/sdk/auto app.ts'],
    },
    {
      id: 'deno',
      label: 'Deno',
      lines: ['deno add npm:@upriver/sdk', "import { init } from '@upriver/sdk';", `init(${options});`],
    },
    {
      id: 'next',
      label: 'Next.js',
      lines: [
        'npm install @upriver/sdk',
        `UPRIVER_SDK_KEY=${sdkKey} UPRIVER_ENDPOINT=${endpoint}   # .env`,
        "export { register } from '@upriver/sdk/next';   // instrumentation.ts",
      ],
    },
    {
      id: 'workers',
      label: 'Workers',
      lines: [
        "import { withUpriver } from '@upriver/sdk/workers';",
        'export default withUpriver({ async fetch(request, env) { … } });',
        `# wrangler.toml: [vars] UPRIVER_SDK_KEY = "${sdkKey}", UPRIVER_ENDPOINT = "${endpoint}"`,
      ],
    },
    {
      id: 'serverless',
      label: 'Serverless',
      lines: [
        `UPRIVER_SDK_KEY=${sdkKey} UPRIVER_ENDPOINT=${endpoint}   # environment of the function`,
        "import { withUpriver } from '@upriver/sdk/serverless';",
        'export const handler = withUpriver(async (event, context) => { … });',
      ],
    },
    {
      id: 'browser',
      label: 'Browser',
      lines: ['npm install @upriver/sdk', "import { init } from '@upriver/sdk';", `init(${options});`],
    },
    {
      id: 'opentelemetry',
      label: 'OpenTelemetry',
      lines: [
        'export OTEL_TRACES_EXPORTER=otlp OTEL_EXPORTER_OTLP_PROTOCOL=http/protobuf',
        `export OTEL_EXPORTER_OTLP_ENDPOINT=${endpoint}`,
        `export OTEL_EXPORTER_OTLP_HEADERS=x-sdk-key=${sdkKey}`,
      ],
    },
  ];
}
