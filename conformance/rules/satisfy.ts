import {
  fromBinary,
  toBinary,
  type DescEnum,
  type DescField,
  type DescMessage,
  type Message,
} from '@bufbuild/protobuf';
import type { Test } from '../definitions.ts';
import { editAt, scalarOf, type Edit, type Fill } from './edit.ts';

const hex64 = 'b4f2726571fbe8e33b442dc92ed2d7f0d810e21835b7371a7915a365f07ccd9b';
const address = '0x1E4B5C5E6F2e0b3E7A1c0A3dBe4C6e8A0B9d7F11';
const opposite: Readonly<Record<string, string>> = {
  present: 'absent',
  absent: 'present',
  empty: 'notEmpty',
  notEmpty: 'empty',
  case: 'notCase',
  notCase: 'case',
  integer: 'notInteger',
  notInteger: 'integer',
  number: 'notNumber',
  notNumber: 'number',
  inEnum: 'notInEnum',
  notInEnum: 'inEnum',
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
  is: 'isNot',
  multipleOf: 'notMultipleOf',
  notMultipleOf: 'multipleOf',
};

/** Changes a command so that a test holds, as far as one value can make it hold. */
export function satisfy(type: DescMessage, message: Message, test: Test, fill: Fill, holds = true): void {
  if (test.const !== undefined) return;
  if (test.not) {
    satisfy(type, message, test.not, fill, !holds);
    return;
  }
  const parts = test.all ?? test.any;
  if (parts) {
    // All parts for "all" that is to hold; for "any" the first is enough.
    const needed = (test.all !== undefined) === holds ? parts : parts.slice(0, 1);
    for (const part of needed) satisfy(type, message, part, fill, holds);
    return;
  }
  const op = holds ? (test.op ?? '') : (opposite[test.op ?? ''] ?? '');
  const wanted = test.value === 'math.MaxInt64/2' ? '4611686018427387903' : test.value;
  if (test.length !== undefined || test.lengthSum) {
    const size = Math.max(0, Number(wanted) + ({ '>': 1, '<': -1, '!=': 1 }[op] ?? 0));
    editAt(type, message, test.length ?? test.lengthSum?.[0] ?? '', fill, (field, value) =>
      ofLength(field, value, size, fill),
    );
    return;
  }
  const other =
    test.otherPath === undefined || test.otherPath === test.path
      ? undefined
      : valueAt(type, message, test.otherPath, fill);
  editAt(type, message, test.path ?? '', fill, editFor(op, other ?? wanted, test, fill));
}

function editFor(op: string, wanted: unknown, test: Test, fill: Fill): Edit {
  return (field, value) => {
    const number = (step: number): unknown =>
      field.fieldKind === 'enum' ? enumNumber(field.enum, wanted) : shift(wanted, step, field);
    switch (op) {
      case 'present':
        return value ?? someOf(field, fill);
      case 'absent':
        return undefined;
      case 'empty':
        return test.trimmed ? '   ' : undefined;
      case 'notEmpty':
        return isEmpty(value) ? someOf(field, fill) : value;
      case 'case':
        return Array.isArray(wanted) ? wanted[0] : wanted;
      case 'notCase':
        return undefined;
      case 'integer':
        return /^-?\d+$/.test(String(value)) ? value : '1';
      case 'number':
        return /^-?[\d.]+$/.test(String(value)) ? value : '0.1';
      case 'notInteger':
      case 'notNumber':
      case 'isNot':
        return 'not-one';
      case 'is':
        return wanted === 'EthereumValidAddress' ? address : hex64;
      case 'inEnum':
        return 1;
      case 'notInEnum':
        return 9999;
      case '==':
        return field.fieldKind === 'enum' ? enumNumber(field.enum, wanted) : wanted;
      case '!=':
        return field.fieldKind === 'enum'
          ? otherEnum(field.enum, wanted)
          : typeof wanted === 'boolean'
            ? !wanted
            : number(1);
      case '>':
        return number(1);
      case '<':
        return number(-1);
      case '>=':
      case '<=':
        return number(0);
      case 'multipleOf':
        return wanted;
      case 'notMultipleOf':
        return shift(wanted, 1, field);
      default:
        return value;
    }
  };
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === '' ||
    (typeof value === 'object' && value !== null && 'size' in value && value.size === 0) ||
    (value instanceof Uint8Array && value.length === 0)
  );
}

/** A number a little above or below another: by one for whole numbers, else by a hundredth. */
function shift(wanted: unknown, step: number, field: DescField): unknown {
  const text = String(wanted as string);
  if (!/^-?[\d.]+$/.test(text)) return text === '' ? 'x' : `${text}x`;
  const whole = field.fieldKind === 'scalar' && typeof scalarOf(field) !== 'string';
  if (/^-?\d+$/.test(text) && (whole || Math.abs(Number(text)) > 1)) return (BigInt(text) + BigInt(step)).toString();
  return step === 0 ? text : (Number(text) + step / 100).toFixed(2);
}

function enumNumber(type: DescEnum, name: unknown): number {
  return (
    type.values.find(
      (value) => value.name === String(name as string) || String(value.number) === String(name as string),
    )?.number ?? 0
  );
}

function otherEnum(type: DescEnum, name: unknown): number {
  const not = enumNumber(type, name);
  return type.values.find(({ number }) => number !== not && number !== 0)?.number ?? 0;
}

function someOf(field: DescField, fill: Fill): unknown {
  if (field.fieldKind === 'message') return fill(field.message);
  if (field.fieldKind === 'list')
    return [field.listKind === 'message' ? fill(field.message) : field.listKind === 'enum' ? 1 : 'something'];
  if (field.fieldKind === 'enum') return 1;
  return typeof scalarOf(field) === 'string' ? '1' : 1;
}

function ofLength(field: DescField, value: unknown, size: number, fill: Fill): unknown {
  if (field.fieldKind !== 'list')
    return scalarOf(field) instanceof Uint8Array ? Buffer.alloc(size, 1) : 'x'.repeat(size);
  if (field.listKind !== 'message')
    return Array.from({ length: size }, (_, i) => (field.listKind === 'enum' ? 1 : `text ${i}`));
  const first =
    value !== undefined && typeof value === 'object' && value !== null && 'get' in value
      ? (value as { get: (i: number) => { message: Message } | undefined }).get(0)?.message
      : undefined;
  const bytes = toBinary(field.message, first ?? fill(field.message));
  return Array.from({ length: size }, () => fromBinary(field.message, bytes));
}

function valueAt(type: DescMessage, message: Message, path: string, fill: Fill): unknown {
  let found: unknown;
  editAt(type, message, path, fill, (_, value) => (found = value));
  return found;
}
