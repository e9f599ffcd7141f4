import { runProcess } from '../support/run-process.ts';
import { testExamples } from '../support/test-examples.ts';

testExamples('bash', 'sh', ({ file }, env, cwd) => runProcess('bash', [file], { cwd, env }));
