import { isObjectType, isSpecifiedScalarType, isUnionType, validateSchema } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { loadGraphql } from './load-graphql.ts';
import { publishedSdl } from './published-sdl.ts';
import type { GraphqlModel } from './types.ts';

let model: GraphqlModel;
beforeAll(async () => {
  model = await loadGraphql(await loadDescriptors(newestRelease));
});

const field = (type: string, name: string) => {
  const object = model.schema.getType(type);
  return isObjectType(object) ? object.getFields()[name] : undefined;
};

describe('the loaded schema', () => {
  it('is valid GraphQL', () => {
    expect(validateSchema(model.schema)).toEqual([]);
  });

  it('gives a field its own description where GraphQL differs', () => {
    expect(field('Order', 'market')?.description).toBe('The market that the order was placed in.');
    expect(model.ownDescriptions.has('Order.market')).toBe(true);
    expect(model.twins.get('Order.market')).toBe('vega.Order.market_id');
  });

  it('gives a field the description of its twin where GraphQL does not differ', async () => {
    const { registry, comment } = await loadDescriptors(newestRelease);
    const price = registry.getMessage('vega.Order')?.fields.find(({ name }) => name === 'price');
    expect(model.ownDescriptions.has('Order.price')).toBe(false);
    expect(field('Order', 'price')?.description ?? '').toBe(price && comment(price));
  });

  it('knows in which file a type stands', () => {
    expect(model.domains.get('Order')).toBe('orders');
    expect(model.place('Order.market').file).toBe(`${newestRelease.folder}/graphql/orders.graphql`);
    expect(model.place('Order.market').line).toBeGreaterThan(1);
  });

  it('says of every deprecated field which one to use instead', () => {
    const deprecated = Object.values(model.schema.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) =>
        Object.values(type.getFields()).flatMap((f) =>
          f.deprecationReason ? [[`${type.name}.${f.name}`, f.deprecationReason] as const] : [],
        ),
      );
    expect(deprecated).toHaveLength(8);
    for (const [name, reason] of deprecated) expect(reason, name).toMatch(/^Use [^`]*`\w+`/);
  });

  it('reaches or mentions every type: what nothing returns says so', () => {
    const reached = new Set<string>(['Query', 'Subscription']);
    for (const name of reached) {
      const type = model.schema.getType(name);
      if (isObjectType(type)) {
        for (const f of Object.values(type.getFields())) {
          for (const t of [f.type, ...f.args.map((a) => a.type)]) reached.add(t.toString().replace(/[[\]!]/g, ''));
        }
      } else if (isUnionType(type)) for (const member of type.getTypes()) reached.add(member.name);
    }
    const silent = Object.values(model.schema.getTypeMap()).filter(
      (type) =>
        isObjectType(type) &&
        !type.name.startsWith('__') &&
        !reached.has(type.name) &&
        !/No field of this schema returns it/.test(type.description ?? ''),
    );
    expect(silent.filter((type) => !isSpecifiedScalarType(type)).map(({ name }) => name)).toEqual([]);
  });
});

describe('the published schema', () => {
  it('has descriptions and deprecations but no link to twins', () => {
    const sdl = publishedSdl(model.schema);
    expect(sdl).not.toContain('@twin');
    expect(sdl).toContain('"""The market that the order was placed in."""');
    expect(sdl).toContain('@deprecated(reason: "Use `tradesStream`');
  });
});
