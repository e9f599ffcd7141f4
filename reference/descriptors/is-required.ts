import { getOption, type DescField, type FileRegistry } from '@bufbuild/protobuf';

const REQUIRED = 2; // google.api.FieldBehavior.REQUIRED

/** Whether the definitions mark a field as one that a request must set. */
export function isRequired(registry: FileRegistry, field: DescField): boolean {
  // Most fields have no option at all, and asking for one is slow.
  if (field.proto.options === undefined) return false;
  const extension = registry.getExtension('google.api.field_behavior');
  if (!extension) return false;
  const behaviours = getOption(field, extension) as unknown as readonly number[];
  return behaviours.includes(REQUIRED);
}
