import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import { product } from '../product.ts';
import { strictInput } from './inputs.ts';
import { registerResources } from './resources.ts';
import type { SiteData } from './site-data.ts';
import { ToolError } from './tool-answer.ts';
import { getSample, getSampleInput, getSampleOutput } from './tools/get-sample.ts';
import { listDifferences, listDifferencesInput, listDifferencesOutput } from './tools/list-differences.ts';
import { lookUp, lookUpInput, lookUpOutput } from './tools/look-up.ts';
import { readPage, readPageInput, readPageOutput } from './tools/read-page.ts';
import { search, searchInput, searchOutput } from './tools/search.ts';

interface Answer {
  readonly text: string;
  readonly data: Record<string, unknown>;
}

const annotations: ToolAnnotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/** The answer as text and as data. A mistake of the caller becomes an answer that says so; anything else is a fault of the server. */
async function answer(make: () => Answer | Promise<Answer>): Promise<CallToolResult> {
  try {
    const { text, data } = await make();
    return { content: [{ type: 'text', text }], structuredContent: data };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { content: [{ type: 'text', text: error.message }], isError: true };
  }
}

/**
 * A Model Context Protocol server for the documentation: reads the built site, writes nothing, asks no network.
 *
 * @param examples folder of the samples that guides use
 */
export function createServer(site: SiteData, examples: string): McpServer {
  const server = new McpServer(
    { name: `${product.slug}-docs`, version: product.release },
    {
      instructions: `${product.description} Search first, then read pages or look API elements up. Values differ between mainnet and testnet: say which one you mean.`,
    },
  );
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: 'Finds pages, sections and API elements by words or names.',
      inputSchema: strictInput(searchInput),
      outputSchema: searchOutput,
      annotations,
    },
    (input) => answer(() => search(site, input)),
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'A page of the documentation, or one section of it, as Markdown.',
      inputSchema: strictInput(readPageInput),
      outputSchema: readPageOutput,
      annotations,
    },
    (input) => answer(() => readPage(site, input)),
  );
  server.registerTool(
    'look_up',
    {
      title: 'Look up an API element',
      description:
        'What the reference says about a REST operation, protobuf or GraphQL element, wallet method, command, network parameter, contract function or program flag.',
      inputSchema: strictInput(lookUpInput),
      outputSchema: lookUpOutput,
      annotations,
    },
    (input) => answer(() => lookUp(site, input)),
  );
  server.registerTool(
    'list_differences',
    {
      title: 'List what differs between the networks',
      description:
        'Chain ids, endpoints, contracts and network parameters that differ between mainnet and testnet, with what each means in practice; and, where they run different releases, what changed in their APIs, breaking changes first.',
      inputSchema: strictInput(listDifferencesInput),
      outputSchema: listDifferencesOutput,
      annotations,
    },
    (input) => answer(() => listDifferences(site, input)),
  );
  server.registerTool(
    'get_sample',
    {
      title: 'Get a runnable sample',
      description:
        'A sample that runs as it stands, for a REST operation or from the guides, in curl, Python, Go or Node.js.',
      inputSchema: strictInput(getSampleInput),
      outputSchema: getSampleOutput,
      annotations,
    },
    (input) => answer(() => getSample(site, examples, input)),
  );
  registerResources(server, site);
  return server;
}
