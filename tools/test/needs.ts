/** Something outside the project that tests drive. */
export interface Need {
  /** How it is called in messages. */
  readonly name: string;
  /** Programs that have to be found: any of a group written with `|`. */
  readonly programs: readonly string[];
  /** Modules that Debian's Python has to import. */
  readonly pythonModules?: readonly string[];
  /** Modules that Go fetches itself, at the versions of examples/go.mod. What needs them is skipped where it cannot. */
  readonly goModules?: readonly string[];
  /** Files that have to exist. */
  readonly files?: readonly string[];
  /** Debian's packages that bring it, none where Debian has none. */
  readonly packages: readonly string[];
  /** What cannot be tested without it. Without such a text nothing can be tested. */
  readonly otherwise?: string;
  /** The long run that needs it: `npm test` does without, and installs nothing for it. */
  readonly longRun?: string;
}

/**
 * Everything that tests start and that npm does not install. This is the only place where it is said: `npm test` installs
 * from here, and needs.test.ts compares it with what samples import and tests start. Git and Node.js are there already.
 */
export const needs: readonly Need[] = [
  {
    name: 'Chromium',
    programs: ['chromium|chromium-browser|google-chrome'],
    packages: ['chromium', 'fonts-liberation', 'fonts-dejavu-core'],
  },
  {
    name: 'Chromium’s headless shell',
    programs: ['chromium-headless-shell'],
    packages: ['chromium-headless-shell'],
    otherwise: 'nothing: Chromium itself takes its place, at more than twice the processor’s time',
  },
  { name: 'nginx', programs: ['nginx'], packages: ['nginx-light'] },
  {
    name: 'Go',
    programs: ['go', 'gofmt'],
    goModules: ['google.golang.org/grpc', 'google.golang.org/protobuf'],
    packages: ['golang-go'],
  },
  {
    name: 'Python',
    // wsdump, which comes with the module, is what samples for the shell speak to a WebSocket with.
    programs: ['python3', 'wsdump'],
    pythonModules: ['requests', 'websocket', 'grpc', 'google.protobuf'],
    packages: ['python3', 'python3-requests', 'python3-websocket', 'python3-grpcio', 'python3-protobuf'],
  },
  { name: 'curl', programs: ['curl'], packages: ['curl'] },
  { name: 'jq', programs: ['jq'], packages: ['jq'] },
  { name: 'OpenSSL', programs: ['openssl'], packages: ['openssl'] },
  { name: 'Caddy', programs: ['caddy'], packages: ['caddy'], otherwise: 'its configurations' },
  { name: 'systemd-analyze', programs: ['systemd-analyze'], packages: ['systemd'], otherwise: 'the systemd units' },
  // Names of protocols, which the firewall's rules use, are in netbase.
  {
    name: 'nft',
    programs: ['nft'],
    files: ['/etc/protocols'],
    packages: ['nftables', 'netbase'],
    otherwise: 'the firewall',
  },
  { name: 'logrotate', programs: ['logrotate'], packages: ['logrotate'], otherwise: 'the rotation of logs' },
  { name: 'promtool', programs: ['promtool'], packages: ['prometheus'], otherwise: 'the alerts' },
  { name: 'PostgreSQL', programs: ['postgres'], packages: ['postgresql'], otherwise: 'the settings of the database' },
  {
    name: 'Firefox',
    programs: ['firefox-esr|firefox'],
    packages: ['firefox-esr'],
    otherwise: 'the site in Firefox',
    longRun: 'test:browsers',
  },
  // Its driver brings MiniBrowser's library; Xvfb is the screen that it draws on.
  {
    name: 'WebKit',
    programs: ['WebKitWebDriver', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
    otherwise: 'the site in WebKit, the engine of Safari',
    longRun: 'test:browsers',
  },
  {
    name: 'Java',
    programs: ['java'],
    packages: ['default-jre-headless'],
    otherwise: 'that vnu, the checker of the W3C, finds no error in the HTML',
    longRun: 'test:html',
  },
  { name: 'grpcurl', programs: ['grpcurl'], packages: [], otherwise: 'the gRPC samples for the shell' },
];
