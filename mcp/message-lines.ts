import { Transform, type TransformCallback } from 'node:stream';

/** Longest message that is read, in bytes. Requests here are a few hundred bytes long. */
export const longestMessage = 1024 * 1024;

/** JSON-RPC 2.0: what is no JSON, and what is JSON but no message. */
const codes = { parse: -32700, request: -32600 } as const;

const newline = '\n'.charCodeAt(0);

function faultOf(line: Buffer): { readonly code: number; readonly message: string } | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line.toString('utf8'));
  } catch (error) {
    return { code: codes.parse, message: `Parse error: the line is no JSON (${(error as Error).message}).` };
  }
  const isMessage =
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    (value as { jsonrpc?: unknown }).jsonrpc === '2.0';
  return isMessage
    ? undefined
    : { code: codes.request, message: 'Invalid Request: a line holds one JSON-RPC 2.0 message.' };
}

/**
 * Lets lines through that hold a JSON-RPC message and answers the others itself: the library behind it drops them in silence,
 * and ends without a word at a line that is too long. Such a line is skipped to its end, however long it is.
 *
 * @param answer sends a line to the client
 */
export function messageLines(answer: (line: string) => void): Transform {
  let kept: Buffer[] = [];
  let length = 0;
  const refuse = (code: number, message: string): void =>
    answer(`${JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } })}\n`);
  const take = (part: Buffer): void => {
    length += part.length;
    if (length > longestMessage) kept = [];
    else kept.push(part);
  };
  const end = (stream: Transform): void => {
    const line = Buffer.concat(kept);
    if (length > longestMessage) refuse(codes.parse, `Parse error: the line is longer than ${longestMessage} bytes.`);
    else if (line.toString('utf8').trim() !== '') {
      const fault = faultOf(line);
      if (fault === undefined) stream.push(Buffer.concat([line, Buffer.of(newline)]));
      else refuse(fault.code, fault.message);
    }
    kept = [];
    length = 0;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      let from = 0;
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
        take(chunk.subarray(from, at));
        end(this);
        from = at + 1;
      }
      if (from < chunk.length) take(chunk.subarray(from));
      done();
    },
    flush(done: TransformCallback) {
      end(this);
      done();
    },
  });
}
