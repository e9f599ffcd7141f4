/**
 * The one helper that the framework's browser code takes from tslib. Required by a CommonJS module, the whole library (3.6 kB
 * after gzip) would be sent for it. The build fails with a warning on another name.
 */
export { __importDefault } from 'tslib/tslib.es6.mjs';
