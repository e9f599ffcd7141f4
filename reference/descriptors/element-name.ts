import type {
  DescEnum,
  DescEnumValue,
  DescField,
  DescFile,
  DescMessage,
  DescMethod,
  DescOneof,
  DescService,
} from '@bufbuild/protobuf';

/** Whatever in a definition carries a name and a comment. */
export type Element =
  DescFile | DescMessage | DescField | DescOneof | DescEnum | DescEnumValue | DescService | DescMethod;

/**
 * The full name of an element, as `<Type name="…"/>` writes it: `vega.Order`, `vega.Order.peak_size`,
 * `vega.Side.SIDE_BUY`, `vega.api.v1.CoreService.Statistics`; of a file its path, `vega/vega.proto`.
 */
export function elementName(element: Element): string {
  switch (element.kind) {
    case 'file':
      return `${element.name}.proto`;
    case 'message':
    case 'enum':
    case 'service':
      return element.typeName;
    case 'field':
    case 'oneof':
    case 'enum_value':
    case 'rpc':
      return `${element.parent.typeName}.${element.name}`;
  }
}
