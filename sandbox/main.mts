import { portsAreFree } from './ports.ts';
import { readOptions, usage, UsageError } from './options.ts';

try {
  const options = readOptions(process.env, process.argv.slice(2));
  if (options) {
    await portsAreFree(options);
    // Loading the network takes seconds: what is wrong with the command line is said before.
    const { runSandbox } = await import('./run-sandbox.ts');
    await runSandbox(options);
  } else console.log(usage);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
