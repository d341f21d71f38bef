import type { CommandEntry } from '../command.ts';

/** Every command, in the order of names. A command's module is loaded when it runs, so that no command pays for another. */
export const commands: readonly CommandEntry[] = [
  {
    name: 'ack',
    positionals: '<alert>',
    summary: 'Acknowledges an alert: its channels are told once, and after that only of its end.',
    load: async () => (await import('./ack.ts')).ack,
  },
  {
    name: 'alerts',
    positionals: '[id]',
    summary: 'Lists open alerts, newest first; or explains one: rules, evidence, and what would end it.',
    load: async () => (await import('./alerts.ts')).alerts,
  },
  {
    name: 'backup',
    positionals: '<file>',
    summary: 'Writes a verified backup of the SQLite store. The server may be running.',
    load: async () => (await import('./backup.ts')).backup,
  },
  {
    name: 'catalog check',
    positionals: '',
    summary: 'Validates the vendor catalog and lists findings.',
    load: async () => (await import('./catalog-check.ts')).catalogCheck,
  },
  {
    name: 'catalog probe',
    positionals: '[vendor...]',
    summary: "Checks vendors' status pages and compares their providers with the catalog.",
    load: async () => (await import('./catalog-probe.ts')).catalogProbe,
  },
  {
    name: 'catalog test',
    positionals: '<file>',
    summary: 'Applies a description of a status page to a saved response. Needs no server.',
    load: async () => (await import('./catalog-test.ts')).catalogTest,
  },
  {
    name: 'change',
    positionals: '<project>',
    summary:
      'Reports a change that you made (deployment, configuration, flag or key), as evidence if calls begin to fail.',
    load: async () => (await import('./change.ts')).change,
  },
  {
    name: 'changes',
    positionals: '<project>',
    summary: 'Lists changes that a project reported, newest first.',
    load: async () => (await import('./changes.ts')).changes,
  },
  {
    name: 'channel add',
    positionals: '',
    summary:
      'Adds a channel. Secrets are read from environment variables, so that they do not stand in the history of the shell.',
    load: async () => (await import('./channel-add.ts')).channelAdd,
  },
  {
    name: 'channel test',
    positionals: '<channel>',
    summary: 'Sends a test message to a channel and prints what its receiver answered.',
    load: async () => (await import('./channel-test.ts')).channelTest,
  },
  {
    name: 'channels',
    positionals: '',
    summary: 'Lists channels that messages are sent to, without their secrets.',
    load: async () => (await import('./channels.ts')).channels,
  },
  {
    name: 'config check',
    positionals: '',
    summary: 'Validates every setting without starting the server, and shows the source of each value.',
    load: async () => (await import('./config-check.ts')).configCheck,
  },
  {
    name: 'deploy-gate',
    positionals: '',
    summary: 'Reports whether it is safe to deploy. Exits with 2 if it is not.',
    load: async () => (await import('./deploy-gate.ts')).deployGate,
  },
  {
    name: 'doctor',
    positionals: '',
    summary: "Examines a server's disk, store, clock, network, versions, permissions, settings and credentials.",
    load: async () => (await import('./doctor.ts')).doctor,
  },
  {
    name: 'events',
    positionals: '<service>',
    summary: 'Lists the reported calls to a service, newest first.',
    load: async () => (await import('./events.ts')).events,
  },
  {
    name: 'history',
    positionals: '<service>',
    summary:
      "Shows what a vendor's status page reported: uptime by day, changes and incidents, or its state at one time.",
    load: async () => (await import('./history.ts')).history,
  },
  {
    name: 'incidents',
    positionals: '',
    summary: 'Lists unresolved incidents of linked services; with --since, everything that happened to them.',
    load: async () => (await import('./incidents.ts')).incidents,
  },
  {
    name: 'judge',
    positionals: '<episode> <right|wrong>',
    summary: 'Records whether the answer to an episode was right, and what the cause was.',
    load: async () => (await import('./judge.ts')).judge,
  },
  {
    name: 'ledger',
    positionals: '<service>',
    summary: 'Compares your impairments with the incidents that the vendor posted.',
    load: async () => (await import('./ledger.ts')).ledger,
  },
  {
    name: 'manifests put',
    positionals: '<file>...',
    summary: 'Replaces the manifests of a project with these files.',
    load: async () => (await import('./manifests-put.ts')).manifestsPut,
  },
  {
    name: 'overlay delete',
    positionals: '<vendor>',
    summary:
      'Deletes an overlay: the vendor is again as in the catalog. Deletes the history of status pages that it set.',
    load: async () => (await import('./overlay-delete.ts')).overlayDelete,
  },
  {
    name: 'overlay export',
    positionals: '<vendor>',
    summary: 'Writes an overlay as a JSON file, to propose it for the catalog or to use it on another server.',
    load: async () => (await import('./overlay-export.ts')).overlayExport,
  },
  {
    name: 'overlay list',
    positionals: '',
    summary: 'Lists the vendors of the catalog that your organization has changed.',
    load: async () => (await import('./overlay-list.ts')).overlayList,
  },
  {
    name: 'overlay set',
    positionals: '<vendor>',
    summary:
      'Adds hosts, packages or a status page to a vendor of the catalog, or removes them, for your organization only.',
    load: async () => (await import('./overlay-set.ts')).overlaySet,
  },
  {
    name: 'owner-link',
    positionals: '',
    summary: "Creates a link that makes somebody an owner, on the server's machine, when nobody can sign in.",
    load: async () => (await import('./owner-link.ts')).ownerLink,
  },
  {
    name: 'page preview',
    positionals: '<url>',
    summary: 'Shows how Upriver reads a status page. Stores nothing.',
    load: async () => (await import('./page-preview.ts')).pagePreview,
  },
  {
    name: 'project create',
    positionals: '<name>',
    summary: 'Creates a project.',
    load: async () => (await import('./project-create.ts')).projectCreate,
  },
  {
    name: 'project list',
    positionals: '',
    summary: "Lists the organization's projects, oldest first.",
    load: async () => (await import('./project-list.ts')).projectList,
  },
  {
    name: 'restore',
    positionals: '<file>',
    summary: 'Verifies a backup and replaces the SQLite store with it. The server must be stopped.',
    load: async () => (await import('./restore.ts')).restore,
  },
  {
    name: 'rules',
    positionals: '',
    summary: 'Lists alert rules: what they match and where they send messages.',
    load: async () => (await import('./rules.ts')).rules,
  },
  {
    name: 'scan',
    positionals: '[directory]',
    summary: 'Finds the vendors that a repository uses from its manifests, lockfiles and SBOMs.',
    load: async () => (await import('./scan.ts')).scan,
  },
  {
    name: 'sdk-key create',
    positionals: '<name>',
    summary: 'Creates an SDK key for a project and shows it once.',
    load: async () => (await import('./sdk-key-create.ts')).sdkKeyCreate,
  },
  {
    name: 'sdk-key revoke',
    positionals: '<id>',
    summary: 'Revokes an SDK key immediately.',
    load: async () => (await import('./sdk-key-revoke.ts')).sdkKeyRevoke,
  },
  {
    name: 'serve',
    positionals: '',
    summary: 'Runs the server. Flags override environment variables (UPRIVER_…).',
    load: async () => (await import('./serve.ts')).serve,
  },
  {
    name: 'services',
    positionals: '',
    summary: "Lists the services that the organization's projects use.",
    load: async () => (await import('./services.ts')).services,
  },
  {
    name: 'telemetry',
    positionals: '<service>',
    summary: 'Shows request counts, error rates and latency of your calls to a service.',
    load: async () => (await import('./telemetry.ts')).telemetry,
  },
  {
    name: 'token create',
    positionals: '<name>',
    summary: 'Creates an API token and shows it once.',
    load: async () => (await import('./token-create.ts')).tokenCreate,
  },
  {
    name: 'token list',
    positionals: '',
    summary: 'Lists API tokens, newest first, without their secrets.',
    load: async () => (await import('./token-list.ts')).tokenList,
  },
  {
    name: 'token revoke',
    positionals: '<id>',
    summary: 'Revokes an API token immediately.',
    load: async () => (await import('./token-revoke.ts')).tokenRevoke,
  },
  {
    name: 'verdict',
    positionals: '[service]',
    summary: 'Shows whether you or the vendor are at fault, and whether calls are impaired at all.',
    load: async () => (await import('./verdict.ts')).verdict,
  },
  {
    name: 'watch',
    positionals: '',
    summary: 'Prints changes of linked services as they happen, until interrupted.',
    load: async () => (await import('./watch.ts')).watch,
  },
  {
    name: 'why',
    positionals: '<vendor> [directory]',
    summary: 'Lists the packages and SBOM hosts that show that a repository uses a vendor, with file and line.',
    load: async () => (await import('./why.ts')).why,
  },
];
