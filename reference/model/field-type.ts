import { ScalarType, type DescField } from '@bufbuild/protobuf';
import type { FieldType, ScalarName } from './types.ts';

const scalarName = (scalar: ScalarType): ScalarName => ScalarType[scalar].toLowerCase() as ScalarName;

/** The type of one value of `field`: of an item where the field is repeated. */
export function fieldType(field: DescField): FieldType {
  if (field.fieldKind === 'map') {
    return { kind: 'map', key: scalarName(field.mapKey), value: valueType(field) };
  }
  return valueType(field);
}

function valueType({ message, enum: enumeration, scalar }: DescField): FieldType {
  if (message) return { kind: 'message', name: message.typeName };
  if (enumeration) return { kind: 'enum', name: enumeration.typeName };
  return { kind: 'scalar', name: scalarName(scalar ?? ScalarType.STRING) };
}
