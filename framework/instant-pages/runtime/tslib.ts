interface CommonJsModule {
  readonly __esModule?: boolean;
}

/**
 * The one helper that the framework's browser code takes from tslib. Required by a CommonJS module, the whole library (3.6 kB
 * after gzip) would be sent for it. Another name would be reported by the bundler when it builds.
 */
export function __importDefault(required: CommonJsModule | undefined): unknown {
  return required?.__esModule === true ? required : { default: required };
}
