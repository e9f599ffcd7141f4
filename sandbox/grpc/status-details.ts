import { create, fromJson, toBinary, type JsonValue } from '@bufbuild/protobuf';
import { AnySchema } from '@bufbuild/protobuf/wkt';
import { BinaryWriter } from '@bufbuild/protobuf/wire';
import type { WorldDefinitions } from '../world-definitions.ts';
import type { JsonObject } from '../world/types.ts';

/**
 * A `google.rpc.Status` as bytes, for the trailer grpc-status-details-bin. Written field by field (1 code, 2 message,
 * 3 details), because the definitions of the release do not hold that message.
 */
export function statusDetails({ descriptors: { registry } }: WorldDefinitions, status: JsonObject): Buffer {
  const detail = registry.getMessage('vega.ErrorDetail');
  const writer = new BinaryWriter().tag(1, 0).int32(Number(status['code'])).tag(2, 2).string(String(status['message']));
  for (const entry of status['details'] as JsonObject[]) {
    if (!detail) break;
    const { '@type': typeUrl, ...fields } = entry;
    const value = toBinary(detail, fromJson(detail, fields as JsonValue));
    writer.tag(3, 2).bytes(toBinary(AnySchema, create(AnySchema, { typeUrl: String(typeUrl), value })));
  }
  return Buffer.from(writer.finish());
}
