import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { DefinitionError } from './definition-error.ts';
import { httpBinding } from './http-binding.ts';
import { isRequired } from './is-required.ts';
import { loadDescriptors } from './load-descriptors.ts';

const SHOP = `// Orders in a shop.
syntax = "proto3";

package shop;

import "google/api/annotations.proto";
import "google/api/field_behavior.proto";

// Sells things.
service Shop {
  // Buys one thing.
  rpc Buy(BuyRequest) returns (BuyResponse) {
    option (google.api.http) = {
      get: "/buy/{thing}"
    };
  }
}

// What to buy.
message BuyRequest {
  // Name of the thing,
  // spelt in lower case.
  //
  // Read it from the catalogue.
  string thing = 1 [(google.api.field_behavior) = REQUIRED];
  // How to pay.
  oneof payment {
    // Cash, in pence.
    uint64 cash = 2;
  }
  // How quickly.
  enum Speed {
    // By post.
    SPEED_UNSPECIFIED = 0;
  }
}

// The receipt.
message BuyResponse {}
`;

let root: string;

async function write(source: string): Promise<void> {
  await writeFile(path.join(root, `${newestRelease.folder}/proto/shop.proto`), source);
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'definitions-'));
  await mkdir(path.join(root, `${newestRelease.folder}/proto`), { recursive: true });
  await cp('definitions/third_party', path.join(root, 'definitions/third_party'), { recursive: true });
  await write(SHOP);
});

afterEach(() => rm(root, { recursive: true, force: true }));

describe('loadDescriptors', () => {
  it('gives the types, without those of imported option files', async () => {
    const { files, registry } = await loadDescriptors(newestRelease, root);
    expect(files.map((file) => file.name)).toEqual(['shop']);
    expect(registry.getMessage('shop.BuyRequest')?.fields.map((field) => field.name)).toEqual(['thing', 'cash']);
  });

  it('gives descriptions, joined across source lines, with paragraphs kept', async () => {
    const { files, registry, comment } = await loadDescriptors(newestRelease, root);
    const request = registry.getMessage('shop.BuyRequest')!;
    expect(comment(files[0]!)).toBe('Orders in a shop.');
    expect(comment(request)).toBe('What to buy.');
    expect(comment(request.field.thing!)).toBe(
      'Name of the thing, spelt in lower case.\n\nRead it from the catalogue.',
    );
    expect(comment(request.oneofs[0]!)).toBe('How to pay.');
    expect(comment(request.nestedEnums[0]!.values[0]!)).toBe('By post.');
    expect(comment(registry.getService('shop.Shop')!.methods[0]!)).toBe('Buys one thing.');
  });

  it('tells where an element stands', async () => {
    const { registry, place } = await loadDescriptors(newestRelease, root);
    const line = SHOP.split('\n').findIndex((text) => text.includes('string thing')) + 1;
    expect(place(registry.getMessage('shop.BuyRequest')!.field.thing!)).toEqual({
      file: `${newestRelease.folder}/proto/shop.proto`,
      line,
    });
  });

  it('reads bindings and required fields', async () => {
    const { registry } = await loadDescriptors(newestRelease, root);
    const fields = registry.getMessage('shop.BuyRequest')!.field;
    expect(httpBinding(registry, registry.getService('shop.Shop')!.methods[0]!)).toEqual({
      method: 'GET',
      path: '/buy/{thing}',
      body: '',
    });
    expect(isRequired(registry, fields.thing!)).toBe(true);
    expect(isRequired(registry, fields.cash!)).toBe(false);
  });

  it('compiles again when a definition changes, and keeps only the newest result', async () => {
    await loadDescriptors(newestRelease, root);
    await write(SHOP.replace('string thing', 'string article').replace('{thing}', '{article}'));
    const { registry } = await loadDescriptors(newestRelease, root);
    expect(registry.getMessage('shop.BuyRequest')?.field.article).toBeDefined();
    expect(await readdir(path.join(root, '.cache/descriptors'))).toHaveLength(1);
  });

  it('names file, line and reason of a definition that does not compile, and stores nothing', async () => {
    await write(SHOP.replace('uint64 cash', 'Money cash'));
    const failure = await loadDescriptors(newestRelease, root).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DefinitionError);
    expect(String(failure)).toMatch(/definitions\/v0\.73\/proto\/shop\.proto:29: .*Money/);
    await expect(readdir(path.join(root, '.cache'))).rejects.toThrow('ENOENT');
  });

  it('stops at a binding to a field that the request does not have', async () => {
    await write(SHOP.replace('{thing}', '{item}'));
    await expect(loadDescriptors(newestRelease, root)).rejects.toThrow(
      /shop\.proto:12: the HTTP binding names "item", and shop\.BuyRequest has no such field\n {2}Its fields: thing, cash\./,
    );
  });

  it('stops at a route that two rpcs share', async () => {
    const second =
      '  // Again.\n  rpc Rebuy(BuyRequest) returns (BuyResponse) {\n    option (google.api.http) = {\n      get: "/buy/{thing}"\n    };\n  }\n}\n\n// What to buy.';
    await write(SHOP.replace('}\n\n// What to buy.', second));
    await expect(loadDescriptors(newestRelease, root)).rejects.toThrow('GET /buy/{thing} is bound to Buy already');
  });
});
