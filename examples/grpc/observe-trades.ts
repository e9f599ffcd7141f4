// Reads trades as they happen over gRPC. Ends after COUNT messages.
// Packages: npm install @grpc/grpc-js @grpc/proto-loader
import { readFile } from "node:fs/promises";
import { credentials, loadPackageDefinition } from "@grpc/grpc-js";
import { loadFileDescriptorSetFromBuffer } from "@grpc/proto-loader";

const address = process.env.DATA_NODE_GRPC ?? "localhost:3007";
const descriptors = process.env.DESCRIPTORS ?? "descriptors.binpb";
const market = process.env.MARKET ?? "a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27";
const count = Number(process.env.COUNT ?? "3");

const definition = loadFileDescriptorSetFromBuffer(await readFile(descriptors), { longs: String, enums: String, defaults: true });
const api = loadPackageDefinition(definition) as any;
const client = new api.datanode.api.v2.TradingDataService(address, credentials.createInsecure());

// region: stream
// Names are those of the .proto files.
const stream = client.observeTrades({ market_ids: [market] });
let received = 0;
stream.on("data", ({ trades }: { trades: { price: string; size: string; aggressor: string }[] }) => {
  for (const { price, size, aggressor } of trades) console.log(price, size, aggressor);
  received += 1;
  if (received === count) stream.cancel();
});
stream.on("error", (error: { code: number; message: string }) => {
  client.close();
  // Code 1: cancelled, by this program.
  if (error.code !== 1) throw new Error(error.message);
});
// endregion: stream
