// Reads trades as they happen over gRPC. Ends after COUNT messages.
// Packages: npm install @grpc/grpc-js @grpc/proto-loader
import { readFile } from "node:fs/promises";
import { credentials, loadPackageDefinition } from "@grpc/grpc-js";
import { loadFileDescriptorSetFromBuffer } from "@grpc/proto-loader";

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const address = setting("DATA_NODE_GRPC", "the gRPC address of a data node, such as localhost:3007 for the sandbox");
const descriptors = process.env.DESCRIPTORS || "descriptors.binpb";
const market = setting("MARKET", "the id of a market");
const count = Number(process.env.COUNT || "3");
console.error("Data node:", address);

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
