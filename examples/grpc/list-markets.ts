// Lists markets over gRPC. Packages: npm install @grpc/grpc-js @grpc/proto-loader
// DESCRIPTORS is the descriptor set of the release, one of this site's downloads.
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
console.error("Data node:", address);

// region: client
const definition = loadFileDescriptorSetFromBuffer(await readFile(descriptors), { longs: String, enums: String, defaults: true });
// The types of services that are loaded at run time are not known to TypeScript.
const api = loadPackageDefinition(definition) as any;
const client = new api.datanode.api.v2.TradingDataService(address, credentials.createInsecure());
// endregion: client

// region: call
client.listMarkets({ include_settled: false }, { deadline: Date.now() + 10_000 }, (error: Error | null, answer: any) => {
  if (error) throw error;
  for (const { node: market } of answer.markets.edges) {
    // Names are those of the .proto files.
    console.log(market.tradable_instrument.instrument.code, market.id, market.state);
  }
  client.close();
});
// endregion: call
